import { inspect } from 'node:util';
import { endRunningCommands } from '../process/run.mjs';
import { say, Stop } from '../terminal/say.mjs';

const PARENT_CHECK_MS = 500;

/**
 * Runs a product until Ctrl-C, SIGTERM or a fault, then undoes its steps in reverse order.
 * @param work gets `{ signal, onGivenUp, atEnd }`: `atEnd(undo)` registers a cleanup, `signal` is aborted when the end has come
 */
export async function untilStopped(work) {
  const ending = new AbortController();
  const undo = [];
  let fault;
  const end = (error) => {
    fault ??= error;
    ending.abort();
    endRunningCommands();
  };
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(name, () => {
      if (!ending.signal.aborted) say('Stopping…');
      end();
    });
  }
  endWithNpm(end);
  process.stdout.on('error', () => undefined); // the terminal may close before this process ends
  const ended = new Promise((resolve) => ending.signal.addEventListener('abort', resolve, { once: true }));
  try {
    await work({ signal: ending.signal, onGivenUp: end, atEnd: (action) => undo.push(action) });
    await ended;
  } catch (error) {
    // A command that the stop interrupts fails, which is no fault.
    if (!ending.signal.aborted) end(error);
  }
  for (const action of undo.toReversed()) {
    try {
      await action();
    } catch (error) {
      // The others are undone all the same: the database must not go on running for a fault of the API's end.
      fault ??= error;
    }
  }
  if (fault) say(fault instanceof Stop ? fault.message : inspect(fault));
  else say('Stopped.');
  process.exit(fault ? 1 : 0);
}

/** A killed npm leaves its command running: the product would continue without a terminal. */
function endWithNpm(end) {
  if (!process.env.npm_lifecycle_event) return;
  const { ppid } = process;
  setInterval(() => process.ppid !== ppid && end(), PARENT_CHECK_MS).unref();
}
