import { say } from '../terminal/say.mjs';

const PAUSE_MS = 1000;
const WINDOW_MS = 60_000;
const MOST_IN_WINDOW = 5;

/**
 * Starts a process and restarts it when it ends by itself; gives up after five ends within a minute.
 * @param options.name shown in the terminal
 * @param options.start starts it: `{ exited, stop }`
 * @param life from `untilStopped`: its end stops the process for good
 * @returns the result of the first `start`
 */
export async function keepRunning({ name, start }, { signal, onGivenUp, atEnd }) {
  let latest = start();
  // The end waits for a start that is under way, so that no process is left behind.
  atEnd(async () => (await latest.catch(() => undefined))?.stop());
  const ends = [];
  const watch = async () => {
    for (;;) {
      const code = await (await latest).exited;
      if (signal.aborted) return;
      const now = Date.now();
      ends.push(now);
      if (ends.filter((at) => now - at < WINDOW_MS).length >= MOST_IN_WINDOW) {
        throw new Error(`${name} has ended ${MOST_IN_WINDOW} times within a minute.`);
      }
      say(`${name} has ended (${code}): starting it again.`);
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      if (signal.aborted) return;
      latest = start();
    }
  };
  const first = await latest;
  void watch().catch(onGivenUp);
  return first;
}
