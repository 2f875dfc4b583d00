import { keepRunning } from './keep-running.mjs';

/** A process of the test: ends on demand. */
function fakeProcess() {
  let end;
  const exited = new Promise((resolve) => {
    end = resolve;
  });
  return { exited, end, stop: jest.fn(() => end('SIGTERM')) };
}

function aLife() {
  const ending = new AbortController();
  const life = { signal: ending.signal, onGivenUp: jest.fn(), atEnd: jest.fn() };
  return { life, end: () => ending.abort() };
}

describe('a process that is kept running', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  });
  afterEach(() => jest.useRealTimers());

  it('is restarted when it ends by itself', async () => {
    const processes = [fakeProcess(), fakeProcess()];
    const start = jest.fn(async () => processes[start.mock.calls.length - 1]);
    const { life, end } = aLife();
    await keepRunning({ name: 'It', start }, life);
    processes[0].end('SIGKILL');
    await jest.advanceTimersByTimeAsync(1000);
    expect(start).toHaveBeenCalledTimes(2);
    end();
    await life.atEnd.mock.calls[0][0]();
    expect(processes[1].stop).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(5000);
    expect(start).toHaveBeenCalledTimes(2);
    expect(life.onGivenUp).not.toHaveBeenCalled();
  });

  it('is given up after five ends within a minute', async () => {
    const start = jest.fn(async () => ({ exited: Promise.resolve(1), stop: jest.fn() }));
    const { life } = aLife();
    await keepRunning({ name: 'It', start }, life);
    await jest.advanceTimersByTimeAsync(10_000);
    expect(start).toHaveBeenCalledTimes(5);
    expect(life.onGivenUp).toHaveBeenCalledWith(
      expect.objectContaining({ message: expect.stringContaining('5 times') }),
    );
  });

  it('throws if it does not start the first time', async () => {
    const { life } = aLife();
    const start = () => Promise.reject(new Error('no library'));
    await expect(keepRunning({ name: 'It', start }, life)).rejects.toThrow('no library');
  });
});
