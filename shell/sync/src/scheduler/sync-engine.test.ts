import { waitFor } from '@testing-library/dom';
import { aLock } from '../testing/a-lock.ts';
import { SyncEngine } from './sync-engine.ts';

const stops: (() => void)[] = [];

/** A tab of hers; `store` says whether what it writes is on the device. */
function aTab() {
  const store = { isPersistent: true };
  const exchange = {
    push: jest.fn(() => Promise.resolve()),
    pull: jest.fn(() => Promise.resolve()),
    pushDrawings: jest.fn(() => Promise.resolve()),
  };
  const engine = new SyncEngine({
    name: 'sync-ana',
    window,
    store: Promise.resolve(store),
    exchange: Promise.resolve(exchange),
    onConnection: () => undefined,
    onNews: () => undefined,
    onLeading: () => undefined,
  });
  const stop = engine.start();
  stops.push(stop);
  return { engine, exchange, store, stop };
}

const beginsToLead = ({ exchange }: ReturnType<typeof aTab>) =>
  waitFor(() => expect(exchange.pull).toHaveBeenCalledTimes(1));

beforeEach(() => Object.defineProperty(window.navigator, 'locks', { value: aLock(), configurable: true }));
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  Reflect.deleteProperty(window.navigator, 'locks');
});

it('leaves the lead to another tab when it can read the device no more, and sends what it has itself', async () => {
  const one = aTab();
  await beginsToLead(one);
  const two = aTab();
  one.store.isPersistent = false;
  await one.engine.elect();
  await beginsToLead(two);
  one.exchange.push.mockClear();
  await one.engine.now();
  expect(one.exchange.push).toHaveBeenCalled();
});

it('takes no lead any more that it was waiting for when it could read the device', async () => {
  const one = aTab();
  await beginsToLead(one);
  const two = aTab();
  await two.engine.pull();
  two.store.isPersistent = false;
  await two.engine.elect();
  const three = aTab();
  one.store.isPersistent = false;
  await one.engine.elect();
  await waitFor(() => expect(three.exchange.pull).toHaveBeenCalledTimes(1));
});

it('goes on as it is when the store has not changed', async () => {
  const one = aTab();
  await beginsToLead(one);
  await one.engine.elect();
  await one.engine.pull();
  expect(one.exchange.pull).toHaveBeenCalledTimes(2);
});

it('leads again when it is started again', async () => {
  const one = aTab();
  await beginsToLead(one);
  one.stop();
  stops.push(one.engine.start());
  await waitFor(() => expect(one.exchange.pull).toHaveBeenCalledTimes(2));
});
