import type { RegistryEntry } from '@app/contract/registry';
import { keepProductOffline } from './service-worker.ts';

const remote: RegistryEntry = {
  name: 'mf-uno',
  container: 'mf_uno',
  version: '1.0.0',
  entry: '/remotes/mf-uno/1.0.0/remoteEntry.1a.js',
  integrity: { 'remoteEntry.1a.js': 'sha384-entry', 'on-demand/engine.js': 'sha384-engine' },
  preload: [],
  routes: ['/uno'],
  slots: {},
  hostContract: '1',
  access: 'user',
};

function aWindow() {
  const active = { postMessage: jest.fn() };
  const serviceWorker = {
    getRegistration: async () => undefined,
    register: jest.fn(async () => undefined),
    ready: Promise.resolve({ active }),
  };
  // The rest of the browser's API is not used.
  const fake = { navigator: { serviceWorker } as unknown as Navigator };
  return { fake, serviceWorker, active };
}

it('has the files of the remotes cached with their hashes, except those used rarely', async () => {
  const { fake, active } = aWindow();
  await keepProductOffline(fake, { remotes: [remote] }, Promise.resolve());
  expect(active.postMessage).toHaveBeenCalledWith({
    type: 'keep',
    files: [{ address: '/remotes/mf-uno/1.0.0/remoteEntry.1a.js', integrity: 'sha384-entry' }],
    folders: ['/remotes/mf-uno/1.0.0/'],
  });
});

it('leaves the cached files of published versions alone while another one is tried', async () => {
  const { fake, active } = aWindow();
  const overrides = [{ name: 'mf-uno', manifest: 'http://localhost:8080/remote.json' }];
  await keepProductOffline(fake, { remotes: [{ ...remote, version: 'local' }], overrides }, Promise.resolve());
  expect(active.postMessage).not.toHaveBeenCalled();
});
