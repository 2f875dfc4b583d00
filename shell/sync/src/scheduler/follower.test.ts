import { noAnswer } from '../testing/failures.ts';
import { aLock } from '../testing/a-lock.ts';
import { TabsChannel } from '../testing/tabs-channel.ts';
import { SyncScheduler } from './sync-scheduler.ts';

const realChannel = globalThis.BroadcastChannel;
const stops: (() => void)[] = [];

/** A request takes this long in milliseconds. */
const REQUEST_MS = 100;

async function aTab() {
  const request = () => new Promise<void>((resolve) => setTimeout(resolve, REQUEST_MS));
  const session = { push: jest.fn(request), pull: jest.fn(request), pushDrawings: jest.fn(() => Promise.resolve()) };
  const told: string[] = [];
  const scheduler = new SyncScheduler({
    name: 'sync-ana',
    window,
    store: Promise.resolve({ isPersistent: true }),
    session: Promise.resolve(session),
    onConnection: (connection) => told.push(connection),
    onNews: () => undefined,
    onLeading: () => undefined,
  });
  stops.push(scheduler.start());
  await jest.advanceTimersByTimeAsync(10 * REQUEST_MS);
  session.push.mockClear();
  session.pull.mockClear();
  return { scheduler, session, told };
}

/** Another page has the lock, and neither answers nor sends. */
const aFrozenLeader = () => void window.navigator.locks.request('sync-ana', {}, () => new Promise(() => undefined));

beforeEach(() => {
  jest.useFakeTimers();
  Object.defineProperty(globalThis, 'BroadcastChannel', { value: TabsChannel, configurable: true });
  Object.defineProperty(window.navigator, 'locks', { value: aLock(), configurable: true });
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  Object.defineProperty(globalThis, 'BroadcastChannel', { value: realChannel, configurable: true });
  Reflect.deleteProperty(window.navigator, 'locks');
  jest.useRealTimers();
});

it('pulls once for all live events that come while it pulls, and leaves what waits to the leader', async () => {
  await aTab();
  const { scheduler, session, told } = await aTab();
  for (let event = 0; event < 10; event += 1) {
    void scheduler.pull();
    await jest.advanceTimersByTimeAsync(REQUEST_MS / 20);
  }
  await jest.advanceTimersByTimeAsync(10 * REQUEST_MS);
  expect(session.pull).toHaveBeenCalledTimes(2);
  expect(session.push).not.toHaveBeenCalled();
  expect(told.at(-1)).toBe('ok');
});

it('the leader does not push for a live event what the user is still typing', async () => {
  const { scheduler, session } = await aTab();
  for (let event = 0; event < 20; event += 1) {
    scheduler.soon();
    void scheduler.pull();
    await jest.advanceTimersByTimeAsync(REQUEST_MS);
  }
  expect(session.push).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1000);
  expect(session.push).toHaveBeenCalledTimes(1);
});

it('pushes for a live event what the attempt before could not', async () => {
  const { scheduler, session } = await aTab();
  session.push.mockRejectedValueOnce(noAnswer());
  await Promise.all([scheduler.now(), jest.advanceTimersByTimeAsync(REQUEST_MS)]);
  session.push.mockClear();
  await Promise.all([scheduler.pull(), jest.advanceTimersByTimeAsync(10 * REQUEST_MS)]);
  expect(session.push).toHaveBeenCalled();
});

it('what it has written the leader pushes', async () => {
  const leader = await aTab();
  const { scheduler, session } = await aTab();
  scheduler.soon();
  await jest.advanceTimersByTimeAsync(30_000);
  expect(leader.session.push).toHaveBeenCalledTimes(1);
  expect(session.push).not.toHaveBeenCalled();
});

it('pushes by itself what a frozen leader does not, and pulls when the user returns', async () => {
  aFrozenLeader();
  const { scheduler, session, told } = await aTab();
  scheduler.soon();
  await jest.advanceTimersByTimeAsync(3600);
  expect(session.push).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(300);
  expect(session.push).toHaveBeenCalledTimes(1);
  expect(told.at(-1)).toBe('ok');
  scheduler.returned();
  await jest.advanceTimersByTimeAsync(3300);
  expect(session.pull).toHaveBeenCalledTimes(1);
});

it('tries again what it could not push beside a frozen leader', async () => {
  aFrozenLeader();
  const { scheduler, session, told } = await aTab();
  session.push.mockRejectedValueOnce(noAnswer());
  scheduler.soon();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(session.push.mock.calls.length).toBeGreaterThan(1);
  expect(told.at(-1)).toBe('ok');
});

it('pushes once a minute, in case the leader has answered and sends nothing', async () => {
  const other = new TabsChannel('sync-ana');
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel only ever reaches its own origin
  other.addEventListener('message', () => other.postMessage({ type: 'awake' }));
  aFrozenLeader();
  const { scheduler, session } = await aTab();
  scheduler.soon();
  await jest.advanceTimersByTimeAsync(30_000);
  expect(session.push).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(30_000);
  expect(session.push).toHaveBeenCalledTimes(1);
  other.close();
});

it('pulls, too, when the user returns before the leader has failed to answer', async () => {
  aFrozenLeader();
  const { scheduler, session } = await aTab();
  scheduler.soon();
  await jest.advanceTimersByTimeAsync(1000);
  scheduler.returned();
  await jest.advanceTimersByTimeAsync(3300);
  expect(session.pull).toHaveBeenCalledTimes(1);
});

it('owes the push that was asked for during a pull that failed', async () => {
  const { scheduler, session } = await aTab();
  let fail: () => void = () => undefined;
  session.pull.mockReturnValueOnce(new Promise((_, reject) => (fail = () => reject(noAnswer()))));
  void scheduler.pull();
  await jest.advanceTimersByTimeAsync(1);
  void scheduler.now();
  fail();
  await jest.advanceTimersByTimeAsync(1);
  session.push.mockClear();
  await Promise.all([scheduler.pull(), jest.advanceTimersByTimeAsync(REQUEST_MS * 5)]);
  expect(session.push).toHaveBeenCalled();
});

it('leaves drawings to the leader for nine minutes, and asks nothing while the user is signed out', async () => {
  aFrozenLeader();
  const { session } = await aTab();
  await jest.advanceTimersByTimeAsync(9 * 60_000);
  expect(session.pushDrawings).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(session.pushDrawings).toHaveBeenCalledTimes(1);
  const leader = new TabsChannel('sync-ana');
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel only ever reaches its own origin
  leader.postMessage({ type: 'connection', connection: 'held' });
  leader.close();
  await jest.advanceTimersByTimeAsync(1);
  session.push.mockClear();
  await jest.advanceTimersByTimeAsync(3 * 60_000);
  expect(session.push).not.toHaveBeenCalled();
});
