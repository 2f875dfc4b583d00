import { act, renderHook } from '@testing-library/react';
import { useWakeLock } from './use-wake-lock.ts';

/** A browser that counts the locks granted and not released. */
function aBrowser() {
  const held = new Set<object>();
  const request = () => {
    const lock = { release: () => Promise.resolve(void held.delete(lock)) };
    held.add(lock);
    return Promise.resolve(lock);
  };
  Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
  const show = (state: 'visible' | 'hidden') => {
    // It releases all of them by itself.
    if (state === 'hidden') held.clear();
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    return act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  };
  return { held, show };
}

afterEach(() => Reflect.deleteProperty(navigator, 'wakeLock'));

it('keeps the screen on as long as it is needed', async () => {
  const { held } = aBrowser();
  const { rerender } = await act(async () =>
    renderHook(({ isNeeded }) => useWakeLock(isNeeded), { initialProps: { isNeeded: true } }),
  );
  expect(held.size).toBe(1);
  await act(async () => rerender({ isNeeded: false }));
  expect(held.size).toBe(0);
});

it('requests the lock again when the user returns to the page', async () => {
  const { held, show } = aBrowser();
  const { unmount } = await act(async () => renderHook(() => useWakeLock(true)));
  await show('hidden');
  expect(held.size).toBe(0);
  await show('visible');
  expect(held.size).toBe(1);
  await act(async () => unmount());
  expect(held.size).toBe(0);
});
