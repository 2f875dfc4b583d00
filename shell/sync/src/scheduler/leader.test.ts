import { aLock } from '../testing/a-lock.ts';
import { electLeader } from './leader.ts';

it('is known to lead as soon as it does, so that nothing need be fetched twice meanwhile', async () => {
  const lead = jest.fn();
  const { known } = electLeader('ana', aLock(), lead);
  await known;
  expect(lead).toHaveBeenCalledTimes(1);
});

it('is known not to lead while another tab does, and takes over when that one ends', async () => {
  const locks = aLock();
  const first = electLeader('ana', locks, jest.fn());
  await first.known;
  const lead = jest.fn();
  await electLeader('ana', locks, lead).known;
  expect(lead).not.toHaveBeenCalled();
  const takesOver = new Promise<void>((resolve) => lead.mockImplementation(() => resolve()));
  first.stop();
  await takesOver;
});

it('gives up its turn when it stops before', async () => {
  const locks = aLock();
  const first = electLeader('ana', locks, jest.fn());
  const lead = jest.fn();
  const second = electLeader('ana', locks, lead);
  await second.known;
  second.stop();
  first.stop();
  const third = jest.fn();
  await electLeader('ana', locks, third).known;
  expect(lead).not.toHaveBeenCalled();
});

it('sends on its own where the browser refuses locks, or has none', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const refuse = { request: () => Promise.reject(new DOMException('no', 'SecurityError')) };
  for (const locks of [refuse as Pick<LockManager, 'request'> as LockManager, undefined]) {
    const lead = jest.fn();
    await electLeader('ana', locks, lead).known;
    expect(lead).toHaveBeenCalledTimes(1);
  }
  expect(logged).toHaveBeenCalledTimes(1);
});
