import { keepProductOffline } from './service-worker.ts';

/** A page whose device knows the worker, or does not. */
function openPage({ isKnown }: { readonly isKnown: boolean }) {
  const active = { postMessage: jest.fn() };
  const register = jest.fn(() => Promise.resolve({ waiting: null }));
  const serviceWorker = {
    getRegistration: () => Promise.resolve(isKnown ? {} : undefined),
    register,
    ready: Promise.resolve({ active }),
  };
  const page = { navigator: { serviceWorker } } as unknown as typeof window;
  const leaving = new AbortController();
  const done = keepProductOffline(page, [], leaving.signal);
  return { active, register, leave: () => leaving.abort(), done };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('lets the page settle on a device that is new to her before it fetches everything else', async () => {
  const { register, active, done } = openPage({ isKnown: false });
  await jest.advanceTimersByTimeAsync(2_500);
  expect(register).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1_500);
  await done;
  expect(register).toHaveBeenCalledWith('/sw.js');
  expect(active.postMessage).toHaveBeenCalledWith({ type: 'keep', files: [], folders: [] });
});

it('asks at once for what is new on a device that has the product already', async () => {
  const { register } = openPage({ isKnown: true });
  await jest.advanceTimersByTimeAsync(600);
  expect(register).toHaveBeenCalled();
});

it('keeps nothing on a device that she is leaving', async () => {
  const { register, leave, done } = openPage({ isKnown: false });
  leave();
  await jest.advanceTimersByTimeAsync(10_000);
  await done;
  expect(register).not.toHaveBeenCalled();
});
