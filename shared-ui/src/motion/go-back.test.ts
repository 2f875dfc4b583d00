import { goBack } from './go-back.ts';

afterEach(() => jest.useRealTimers());

async function isSettled(promise: Promise<void>): Promise<boolean> {
  const pending = Symbol('pending');
  return (await Promise.race([promise, Promise.resolve(pending)])) !== pending;
}

it('waits until the browser is back', async () => {
  const navigateBack = jest.fn();
  const back = goBack(navigateBack);
  expect(navigateBack).toHaveBeenCalledTimes(1);
  expect(await isSettled(back)).toBe(false);
  window.dispatchEvent(new Event('popstate'));
  expect(await isSettled(back)).toBe(true);
});

it('waits no longer than 100 ms', async () => {
  jest.useFakeTimers();
  const back = goBack(() => undefined);
  jest.advanceTimersByTime(100);
  expect(await isSettled(back)).toBe(true);
});
