import { isSameProcess } from './identity.mjs';

const POLL_MS = 50;

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Resolves to true once the recorded process has ended, or to false after the deadline. */
async function waitUntilGone(noted, timeoutMs) {
  const deadline = Date.now() + timeoutMs;
  while (isSameProcess(noted)) {
    if (Date.now() > deadline) return false;
    await pause(POLL_MS);
  }
  return true;
}

/** One that has ended since it was looked at needs none. */
function signal({ pid }, name) {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

/**
 * Asks a process to end, and kills it after the deadline.
 * @returns true if it ended by itself
 */
export async function stopProcess(noted, timeoutMs) {
  if (!isSameProcess(noted)) return true;
  signal(noted, 'SIGTERM');
  if (await waitUntilGone(noted, timeoutMs)) return true;
  signal(noted, 'SIGKILL');
  await waitUntilGone(noted, 5000);
  return false;
}
