import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createLiveHub } from '../live/live-hub.ts';
import { LiveHubContext } from '../live/live-hub-context.ts';
import type { RemoteLoader } from './remote-loader.ts';
import { useRemoteUpdates } from './use-remote-updates.ts';

/** A page at an address, of a product that has a new version. */
function open() {
  const hub = createLiveHub();
  const lookForUpdate = jest.fn(() => Promise.resolve(true));
  const applyUpdate = jest.fn();
  const loader: RemoteLoader = {
    remotes: [],
    prepare: () => Promise.resolve(),
    loadRoutes: () => Promise.resolve({ routes: [] }),
    loadSlot: () => undefined,
    lookForUpdate,
    applyUpdate,
    reportBroken: () => undefined,
    retry: () => Promise.resolve(),
  };
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <LiveHubContext value={hub}>{children}</LiveHubContext>
  );
  const view = renderHook(({ pathname }) => useRemoteUpdates(loader, pathname), {
    wrapper,
    initialProps: { pathname: '/' },
  });
  return { hub, lookForUpdate, applyUpdate, ...view };
}

it('offers a version that is promoted, and takes it with the next page', async () => {
  const { hub, result, rerender, applyUpdate } = open();
  await act(async () => hub.dispatch({ event: 'remote_promoted', data: { name: 'mf-uno', version: '2.0.0' } }));
  expect(result.current.isWaiting).toBe(true);
  expect(applyUpdate).not.toHaveBeenCalled();
  rerender({ pathname: '/seals' });
  expect(applyUpdate).toHaveBeenCalledTimes(1);
  expect(result.current.isWaiting).toBe(false);
});

it('never applies it while the user writes', async () => {
  const { hub, result, rerender, applyUpdate } = open();
  await act(async () => hub.dispatch({ event: 'remote_promoted', data: { name: 'mf-uno', version: '2.0.0' } }));
  const field = document.body.appendChild(document.createElement('textarea'));
  field.focus();
  rerender({ pathname: '/seals' });
  expect(applyUpdate).not.toHaveBeenCalled();
  field.remove();
  act(() => result.current.take());
  expect(applyUpdate).toHaveBeenCalledTimes(1);
});

it('learns of what was promoted while the live channel was away', async () => {
  const { hub, result, lookForUpdate } = open();
  await act(async () => hub.opened());
  expect(lookForUpdate).not.toHaveBeenCalled();
  await act(async () => hub.catchUp());
  expect(result.current.isWaiting).toBe(true);
});
