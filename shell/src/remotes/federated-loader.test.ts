import { getRegistry, type Registry, type RegistryEntry } from '@app/contract/registry';
import { getPreviousRemote } from '@app/contract/remote-reports';
import { answerCalls, type CallAnswer } from '@app/shared-ui/testing/render-with-host';
import { waitFor } from '@testing-library/dom';
import type { Federation } from './federation.ts';
import { FederatedLoader } from './federated-loader.ts';

const remote = (name: string, version: string, hostContract = '1'): RegistryEntry => ({
  name,
  container: name.replace('-', '_'),
  version,
  entry: `/remotes/${name}/${version}/remoteEntry.js`,
  integrity: {},
  preload: [],
  routes: [`/${name}/*`],
  slots: {},
  hostContract,
  access: 'user',
});
const registryOf = (...remotes: RegistryEntry[]): Registry => ({ contract: 1, remotes });

/** A page that opened with these remotes. Like the real runtime, it loads what is registered, whatever it is asked for. */
function open(
  remotes: readonly RegistryEntry[],
  { broken = [] as readonly string[], answers = [] as readonly CallAnswer[] } = {},
) {
  answerCalls(...answers);
  const reported: string[] = [];
  const registered = new Map(remotes.map((entry) => [entry.name, entry.version]));
  const register = (entry: RegistryEntry) => void registered.set(entry.name, entry.version);
  const federation: Federation = {
    load: ({ name }) => {
      const version = registered.get(name);
      return broken.includes(`${name} ${version}`)
        ? Promise.reject(new Error('broken'))
        : Promise.resolve({ routes: [{ id: version }] });
    },
    register,
    renew: (entry) => Promise.resolve(register(entry)),
    report: () => undefined,
    reportFailure: ({ name, version }, kind) => void reported.push(`${name} ${version} ${kind}`),
  };
  const loader = new FederatedLoader(registryOf(...remotes), () => Promise.resolve(() => federation));
  const versionOf = async (name: string) => (await loader.loadRoutes(name)).routes[0]?.id;
  return { loader, versionOf, reported, registered };
}

it('takes the new versions that have been found, once they are applied', async () => {
  const next = registryOf(remote('mf-uno', '2.0.0'), remote('mf-dos', '1.0.0'));
  const { loader, versionOf } = open([remote('mf-uno', '1.0.0'), remote('mf-dos', '1.0.0')], {
    answers: [[getRegistry, { body: next }]],
  });
  expect(await versionOf('mf-uno')).toBe('1.0.0');
  expect(await loader.lookForUpdate()).toBe(true);
  expect(await versionOf('mf-uno')).toBe('1.0.0');
  loader.applyUpdate();
  expect(await versionOf('mf-uno')).toBe('2.0.0');
  expect(await loader.lookForUpdate()).toBe(false);
});

it('takes no answer for new that a younger one has overtaken', async () => {
  const { loader } = open([remote('mf-uno', '1.0.0')]);
  const asked: ((version: string) => void)[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(
    () =>
      new Promise((resolve) => {
        asked.push((version) => resolve(Response.json(registryOf(remote('mf-uno', version)))));
      }),
  );
  const [older, younger] = [loader.lookForUpdate(), loader.lookForUpdate()];
  await waitFor(() => expect(asked).toHaveLength(2));
  asked[1]?.('3.0.0');
  expect(await younger).toBe(true);
  asked[0]?.('2.0.0');
  expect(await older).toBe(true);
  loader.applyUpdate();
  expect(loader.remotes.map(({ version }) => version)).toEqual(['3.0.0']);
});

it('retries one remote without taking the others’ new versions for applied', async () => {
  const next = registryOf(remote('mf-uno', '2.0.0'), remote('mf-dos', '2.0.0'));
  const { loader, versionOf } = open([remote('mf-uno', '1.0.0'), remote('mf-dos', '1.0.0')], {
    broken: ['mf-dos 1.0.0'],
    answers: [
      [getRegistry, { body: next }],
      [getPreviousRemote, { status: 404, body: { message: 'x' } }],
    ],
  });
  expect(await versionOf('mf-uno')).toBe('1.0.0');
  await expect(versionOf('mf-dos')).rejects.toThrow('broken');
  await loader.retry('mf-dos');
  expect(await versionOf('mf-dos')).toBe('2.0.0');
  expect(await loader.lookForUpdate()).toBe(true);
  loader.applyUpdate();
  expect(await versionOf('mf-uno')).toBe('2.0.0');
});

it('does not offer the version that it fell back from as a new one, but the next', async () => {
  const answers: CallAnswer[] = [
    [getRegistry, { body: registryOf(remote('mf-uno', '2.0.0')) }],
    [getPreviousRemote, { body: { remote: remote('mf-uno', '1.0.0') } }],
  ];
  const { loader, versionOf } = open([remote('mf-uno', '2.0.0')], { broken: ['mf-uno 2.0.0'], answers });
  expect(await versionOf('mf-uno')).toBe('1.0.0');
  expect(await loader.lookForUpdate()).toBe(false);
  answerCalls([getRegistry, { body: registryOf(remote('mf-uno', '2.0.1')) }]);
  expect(await loader.lookForUpdate()).toBe(true);
  loader.applyUpdate();
  expect(await versionOf('mf-uno')).toBe('2.0.1');
});

describe('falling back', () => {
  const answers: CallAnswer[] = [[getPreviousRemote, { body: { remote: remote('mf-uno', '1.0.0') } }]];
  const broken = ['mf-uno 2.0.0'];

  it('reports the version that did not load', async () => {
    const { versionOf, reported } = open([remote('mf-uno', '2.0.0')], { broken, answers });
    expect(await versionOf('mf-uno')).toBe('1.0.0');
    expect(reported).toEqual(['mf-uno 2.0.0 load_failed']);
  });

  it.each([
    [{}, '2.0.0'],
    [{ 'garden-bed': 'slot-garden-bed' }, '1.0.0'],
  ])('takes the version before for a slot only if that one fills it: %j', async (slots, version) => {
    const filling = { ...remote('mf-uno', '2.0.0'), slots: { 'garden-bed': 'slot-garden-bed' } };
    const { loader, registered } = open([filling], {
      broken,
      answers: [[getPreviousRemote, { body: { remote: { ...remote('mf-uno', '1.0.0'), slots } } }]],
    });
    await loader.loadSlot(filling, 'garden-bed')?.catch(() => undefined);
    expect(registered.get('mf-uno')).toBe(version);
  });

  it('reports nothing where this page is older than what the version was built for', async () => {
    const { versionOf, reported } = open([remote('mf-uno', '2.0.0', '1.99')], { broken, answers });
    expect(await versionOf('mf-uno')).toBe('1.0.0');
    expect(reported).toEqual([]);
  });
});
