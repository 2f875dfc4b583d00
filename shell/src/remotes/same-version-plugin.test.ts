import { createInstance, registerGlobalPlugins } from '@module-federation/enhanced/runtime';
import { sameVersionPlugin } from './same-version-plugin.ts';

const ASKED_FOR = { singleton: true, strictVersion: true };
const react = { version: '19.3.1' };

registerGlobalPlugins([sameVersionPlugin]);

it('gives a remote what it was built with', async () => {
  expect(await takeReact('^19.3.1')).toBe(react);
});

it('leaves any other range to the runtime, which refuses what does not do', async () => {
  expect(await takeReact('^19.1.0')).toBe(react);
  await expect(takeReact('^18.3.1')).rejects.toThrow('does not satisfy');
  await expect(takeReact('^19.4.0')).rejects.toThrow('does not satisfy');
});

it('answers only for the range that needs no reading', () => {
  const runtimesOwn = () => undefined;
  const ask = (requiredVersion: string) =>
    sameVersionPlugin.resolveShare?.({
      shareScopeMap: { default: { react: { '19.3.1': react } } },
      scope: 'default',
      pkgName: 'react',
      version: '19.3.1',
      shareInfo: { shareConfig: { requiredVersion } },
      resolver: runtimesOwn,
    } as never)?.resolver;

  expect(ask('^19.3.1')?.()).toMatchObject({ shared: react });
  expect(ask('^19.1.0')).toBe(runtimesOwn);
});

/** What a host with this React resolves for a required range. */
async function takeReact(requiredVersion: string) {
  const shareConfig = { ...ASKED_FOR, requiredVersion };
  const host = createInstance({
    name: `host-${requiredVersion}`,
    remotes: [],
    shareStrategy: 'loaded-first',
    shared: {
      react: { version: react.version, lib: () => react, shareConfig: { ...ASKED_FOR, requiredVersion: '*' } },
    },
  });
  const factory = await host.loadShare('react', { customShareInfo: { shareConfig } });
  return factory && factory();
}
