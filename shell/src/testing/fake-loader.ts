import type { RemoteLoader } from '../remotes/remote-loader.ts';

/** A loader of no remotes that has nothing to do, but for what a test says of it. */
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
