import { Rhythm } from './rhythm.ts';
import { failedAnswer, noAnswer } from '../testing/failures.ts';

const dropped = () => Promise.reject(noAnswer());

/** A rhythm over exchanges that go as told, one after the other; the last goes for all that follow. */
function aRhythm(...exchanges: (() => Promise<void>)[]) {
  const told: string[] = [];
  const exchange = jest.fn((_withPull: boolean) => (exchanges.length > 1 ? exchanges.shift()! : exchanges[0]!)());
  const device = { isOnline: true };
  const rhythm = new Rhythm({
    exchange,
    onConnection: (connection) => told.push(connection),
    isOnline: () => device.isOnline,
    random: () => 1,
  });
  return { rhythm, told, exchange, device };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('says nothing of a connection that a server dropped as it was replaced', async () => {
  const { rhythm, told, exchange } = aRhythm(dropped, () => Promise.resolve());
  await rhythm.now(false);
  expect(told).toEqual([]);
  await jest.advanceTimersByTimeAsync(1000);
  expect(exchange).toHaveBeenCalledTimes(2);
  expect(told).toEqual(['ok']);
});

it('says that it tries again after a second failure, and ever more slowly', async () => {
  const { rhythm, told, exchange } = aRhythm(dropped);
  await rhythm.now(false);
  await jest.advanceTimersByTimeAsync(1000);
  expect(told).toEqual(['retry']);
  await jest.advanceTimersByTimeAsync(1999);
  expect(exchange).toHaveBeenCalledTimes(2);
  await jest.advanceTimersByTimeAsync(1);
  expect(exchange).toHaveBeenCalledTimes(3);
  rhythm.stop();
});

it('says so at once where the device knows of no network', async () => {
  const { rhythm, told, device } = aRhythm(dropped);
  device.isOnline = false;
  await rhythm.now(false);
  expect(told).toEqual(['retry']);
  rhythm.stop();
});

it('waits for her to sign in again instead of trying', async () => {
  const { rhythm, told, exchange } = aRhythm(() => Promise.reject(failedAnswer(401)));
  await rhythm.now(false);
  await jest.advanceTimersByTimeAsync(120_000);
  expect(told).toEqual(['held']);
  expect(exchange).toHaveBeenCalledTimes(1);
});

it('tries once more when it was asked to while the server refused: it may be she who has signed in', async () => {
  let refuse: () => void = () => undefined;
  const refusal = new Promise<void>((_, reject) => {
    refuse = () => reject(failedAnswer(401));
  });
  const { rhythm, told, exchange } = aRhythm(
    () => refusal,
    () => Promise.resolve(),
  );
  const first = rhythm.now(false);
  void rhythm.now(true);
  refuse();
  await first;
  expect(exchange).toHaveBeenCalledTimes(2);
  expect(exchange).toHaveBeenLastCalledWith(true);
  expect(told).toEqual(['held', 'ok']);
});
