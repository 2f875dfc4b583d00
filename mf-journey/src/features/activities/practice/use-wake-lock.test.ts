import { act, renderHook } from '@testing-library/react';
import { useWakeLock } from './use-wake-lock.ts';

/** A browser that counts the locks it has given and not got back. */
function aBrowser() {
  const held = new Set<object>();
  const request = () => {
    const lock = { release: () => Promise.resolve(void held.delete(lock)) };
    held.add(lock);
    return Promise.resolve(lock);
  };
  Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
  const show = (state: 'visible' | 'hidden') => {
    // It lets go of all of them by itself.
    if (state === 'hidden') held.clear();
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    return act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  };
  return { held, show };
}

afterEach(() => Reflect.deleteProperty(navigator, 'wakeLock'));

it('holds the screen as long as it is needed', async () => {
  const { held } = aBrowser();
  const { rerender } = await act(async () =>
    renderHook(({ isNeeded }) => useWakeLock(isNeeded), { initialProps: { isNeeded: true } }),
  );
  expect(held.size).toBe(1);
  await act(async () => rerender({ isNeeded: false }));
  expect(held.size).toBe(0);
});

it('holds it again when she comes back to the page', async () => {
  const { held, show } = aBrowser();
  const { unmount } = await act(async () => renderHook(() => useWakeLock(true)));
  await show('hidden');
  expect(held.size).toBe(0);
  await show('visible');
  expect(held.size).toBe(1);
  await act(async () => unmount());
  expect(held.size).toBe(0);
});
