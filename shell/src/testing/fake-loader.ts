import type { RemoteLoader } from '../remotes/remote-loader.ts';

/** A loader without remotes, with the overrides of a test. */
export const fakeLoader = (facts: Partial<RemoteLoader> = {}): RemoteLoader => ({
  remotes: [],
  prepare: () => Promise.resolve(),
  loadRoutes: () => Promise.resolve({ routes: [] }),
  loadSlot: () => undefined,
  lookForUpdate: () => Promise.resolve(false),
  applyUpdate: () => undefined,
  reportBroken: () => undefined,
  retry: () => Promise.resolve(),
  ...facts,
});
