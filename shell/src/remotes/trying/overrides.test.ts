import type { Registry, RegistryEntry } from '@app/contract/registry';
import { isOverridden } from './is-overridden.ts';
import { withOverrides } from './overrides.ts';

const ADDRESS = 'http://localhost:8080/remote.json';
const remote = (name: string): RegistryEntry => ({
  name,
  container: name.replace('-', '_'),
  version: '1.0.0',
  entry: `/remotes/${name}/1.0.0/remoteEntry.js`,
  integrity: {},
  preload: [],
  routes: [`/${name}`],
  slots: {},
  hostContract: '1',
  access: 'user',
});
const build = { ...remote('mf-uno'), version: '1.0.0-dev', entry: 'remoteEntry.abc.js', routes: ['/uno', '/otra'] };
const registry: Registry = {
  contract: 1,
  remotes: [remote('mf-dos'), remote('mf-uno')],
  overrides: [{ name: 'mf-uno', manifest: ADDRESS }],
};

function answering(answer: () => Promise<Pick<Response, 'json'>>) {
  const fetched = jest.fn(answer);
  Object.assign(globalThis, { fetch: fetched });
  return fetched;
}
const json = (body: unknown) => Promise.resolve({ json: () => Promise.resolve(body) });

it("replaces the published remote by the current build on the developer's machine", async () => {
  const fetched = answering(() => json(build));
  const { remotes } = await withOverrides(registry);
  expect(remotes.map(({ name, version }) => [name, version])).toEqual([
    ['mf-uno', '1.0.0-dev'],
    ['mf-dos', '1.0.0'],
  ]);
  expect(remotes[0]).toMatchObject({ entry: 'http://localhost:8080/remoteEntry.abc.js', routes: ['/uno', '/otra'] });
  expect(remotes.map(isOverridden)).toEqual([true, false]);
  expect(fetched).toHaveBeenCalledWith(
    ADDRESS,
    expect.objectContaining({ cache: 'no-store', credentials: 'same-origin' }),
  );
});

it('takes a version that is tried from the product itself, as overridden as any build', async () => {
  const manifest = `${window.location.origin}/remotes/mf-uno/2.0.0/remote.json`;
  answering(() => json({ ...build, version: '2.0.0' }));
  const { remotes } = await withOverrides({ ...registry, overrides: [{ name: 'mf-uno', manifest }] });
  const entry = `${window.location.origin}/remotes/mf-uno/2.0.0/remoteEntry.abc.js`;
  expect(remotes[0]).toMatchObject({ version: '2.0.0', entry });
  expect(remotes.map(isOverridden)).toEqual([true, false]);
});

it.each([
  ['nothing answers', () => Promise.reject(new TypeError('refused'))],
  ['a page answers', () => Promise.resolve({ json: () => Promise.reject(new SyntaxError('<!doctype')) })],
  ['another remote answers', () => json({ ...build, name: 'mf-tres' })],
  ['it is no manifest', () => json({ ...build, integrity: { 'a.js': 'md5-1' } })],
])('leaves the published remote where %s', async (_, answer) => {
  answering(answer);
  expect((await withOverrides(registry)).remotes).toEqual(registry.remotes);
});

it('adds a remote that was never published', async () => {
  answering(() => json({ ...build, name: 'mf-nuevo', container: 'mf_nuevo' }));
  const { remotes } = await withOverrides({ ...registry, overrides: [{ name: 'mf-nuevo', manifest: ADDRESS }] });
  expect(remotes.map(({ name }) => name)).toEqual(['mf-nuevo', 'mf-dos', 'mf-uno']);
});
