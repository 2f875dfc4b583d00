import { waitFor } from '@testing-library/dom';
import { aLock } from '../testing/a-lock.ts';
import { SyncScheduler } from './sync-scheduler.ts';

const stops: (() => void)[] = [];

/** A tab; `store` says whether its writes are on the device. */
function aTab() {
  const store = { isPersistent: true };
  const session = {
    push: jest.fn(() => Promise.resolve()),
    pull: jest.fn(() => Promise.resolve()),
    pushDrawings: jest.fn(() => Promise.resolve()),
  };
  const scheduler = new SyncScheduler({
    name: 'sync-ana',
    window,
    store: Promise.resolve(store),
    session: Promise.resolve(session),
    onConnection: () => undefined,
    onNews: () => undefined,
    onLeading: () => undefined,
  });
  const stop = scheduler.start();
  stops.push(stop);
  return { scheduler, session, store, stop };
}

const beginsToLead = ({ session }: ReturnType<typeof aTab>) =>
  waitFor(() => expect(session.pull).toHaveBeenCalledTimes(1));

beforeEach(() => Object.defineProperty(window.navigator, 'locks', { value: aLock(), configurable: true }));
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  Reflect.deleteProperty(window.navigator, 'locks');
});

it('gives up leading when it can no longer read the device, and sends its own edits', async () => {
  const one = aTab();
  await beginsToLead(one);
  const two = aTab();
  one.store.isPersistent = false;
  await one.scheduler.elect();
  await beginsToLead(two);
  one.session.push.mockClear();
  await one.scheduler.now();
  expect(one.session.push).toHaveBeenCalled();
});

it('does not start to lead if it can no longer read the device when its turn comes', async () => {
  const one = aTab();
  await beginsToLead(one);
  const two = aTab();
  await two.scheduler.pull();
  two.store.isPersistent = false;
  await two.scheduler.elect();
  const three = aTab();
  one.store.isPersistent = false;
  await one.scheduler.elect();
  await waitFor(() => expect(three.session.pull).toHaveBeenCalledTimes(1));
});

it('also waits for drawings when it is elected again while it sends', async () => {
  const one = aTab();
  await beginsToLead(one);
  await waitFor(() => expect(one.session.pushDrawings).toHaveBeenCalled());
  let [answerPush, answerDrawings] = [() => {}, () => {}];
  const drawings = new Promise<void>((resolve) => (answerDrawings = resolve));
  one.session.push.mockReturnValueOnce(new Promise((resolve) => (answerPush = resolve)));
  one.session.pushDrawings.mockClear().mockReturnValue(drawings);
  const sent = jest.fn();
  const sending = one.scheduler.now().then(sent);
  one.store.isPersistent = false;
  await one.scheduler.elect();
  answerPush();
  await waitFor(() => expect(one.session.pushDrawings).toHaveBeenCalled());
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(sent).not.toHaveBeenCalled();
  answerDrawings();
  await sending;
});

it('does nothing if the store has not changed', async () => {
  const one = aTab();
  await beginsToLead(one);
  await one.scheduler.elect();
  await one.scheduler.pull();
  expect(one.session.pull).toHaveBeenCalledTimes(2);
});

it('leads again when it is restarted', async () => {
  const one = aTab();
  await beginsToLead(one);
  one.stop();
  stops.push(one.scheduler.start());
  await waitFor(() => expect(one.session.pull).toHaveBeenCalledTimes(2));
});
