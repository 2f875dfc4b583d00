import { failedAnswer, noAnswer } from '../testing/failures.ts';
import { SyncScheduler } from './sync-scheduler.ts';

const dropped = () => Promise.reject(noAnswer());
const stops: (() => void)[] = [];

/** A leading tab, over pulls with the given results in order; the last is repeated. The first pull begins at once. */
async function aLeader(isOnline: boolean, ...pulls: (() => Promise<void>)[]) {
  const told: string[] = [];
  const pull = jest.fn(() => (pulls.length > 1 ? pulls.shift()! : pulls[0]!)());
  const nothing = () => Promise.resolve();
  const push = jest.fn(() => Promise.resolve());
  jest.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(isOnline);
  const scheduler = new SyncScheduler({
    name: 'sync-ana',
    window,
    store: Promise.resolve({ isPersistent: false }),
    session: Promise.resolve({ push, pull, pushDrawings: nothing }),
    onConnection: (connection) => told.push(connection),
    onNews: () => undefined,
    onLeading: () => undefined,
    random: () => 1,
  });
  stops.push(scheduler.start());
  await jest.advanceTimersByTimeAsync(0);
  return { scheduler, told, pull, push };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  jest.useRealTimers();
});

it('shows nothing about a connection that a restarted server dropped', async () => {
  const { told, pull } = await aLeader(true, dropped, () => Promise.resolve());
  expect(told).toEqual([]);
  await jest.advanceTimersByTimeAsync(1000);
  expect(pull).toHaveBeenCalledTimes(2);
  expect(told).toEqual(['ok']);
});

it('shows that it retries after a second failure, with growing waits', async () => {
  const { told, pull } = await aLeader(true, dropped);
  await jest.advanceTimersByTimeAsync(1000);
  expect(told).toEqual(['retry']);
  await jest.advanceTimersByTimeAsync(1999);
  expect(pull).toHaveBeenCalledTimes(2);
  await jest.advanceTimersByTimeAsync(1);
  expect(pull).toHaveBeenCalledTimes(3);
});

it('L-01: waits as long as the server asks for, regular pulls too, and goes at once when the user saves', async () => {
  const { scheduler, push, pull } = await aLeader(true, () => Promise.reject(failedAnswer(429, 200_000)));
  await jest.advanceTimersByTimeAsync(219_999);
  expect(pull).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(pull).toHaveBeenCalledTimes(2);
  push.mockClear();
  await scheduler.now();
  expect(push).toHaveBeenCalledTimes(1);
});

it('L-01: waits no longer than ten minutes, whatever it is asked for', async () => {
  const { pull } = await aLeader(true, () => Promise.reject(failedAnswer(503, 86_400_000)));
  await jest.advanceTimersByTimeAsync(660_000);
  expect(pull).toHaveBeenCalledTimes(2);
});

it('shows it at once if the device has no network', async () => {
  const { told } = await aLeader(false, dropped);
  expect(told).toEqual(['retry']);
});

it('waits for a new sign-in instead of retrying', async () => {
  const { told, pull } = await aLeader(true, () => Promise.reject(failedAnswer(401)));
  await jest.advanceTimersByTimeAsync(59_999);
  expect(told).toEqual(['held']);
  expect(pull).toHaveBeenCalledTimes(1);
  // In two minutes the two regular pulls, and no retry of any.
  await jest.advanceTimersByTimeAsync(60_001);
  expect(told).toEqual(['held', 'held', 'held']);
  expect(pull).toHaveBeenCalledTimes(3);
});

it('retries once when requested while the server refused: the user may have signed in', async () => {
  let refuse: () => void = () => undefined;
  const refusal = new Promise<void>((_, reject) => {
    refuse = () => reject(failedAnswer(401));
  });
  const { scheduler, told, pull } = await aLeader(
    true,
    () => refusal,
    () => Promise.resolve(),
  );
  const second = scheduler.pull();
  refuse();
  await second;
  expect(pull).toHaveBeenCalledTimes(2);
  expect(told).toEqual(['held', 'ok']);
});

it('also pulls when requested while it only sends, and the server refuses', async () => {
  const { scheduler, told, pull, push } = await aLeader(true, () => Promise.resolve());
  let refuse: () => void = () => undefined;
  push.mockReturnValueOnce(new Promise<void>((_, reject) => (refuse = () => reject(failedAnswer(401)))));
  const sending = scheduler.now();
  await jest.advanceTimersByTimeAsync(0);
  void scheduler.pull();
  await jest.advanceTimersByTimeAsync(0);
  expect(pull).toHaveBeenCalledTimes(1);
  refuse();
  await sending;
  expect(pull).toHaveBeenCalledTimes(2);
  expect(told).toEqual(['ok', 'held', 'ok']);
});
