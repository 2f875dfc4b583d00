import { say } from './say.mjs';

const HEARTBEAT_MS = 15_000;

const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;

/**
 * Runs a long step and shows progress: a line at its start, one every 15 s, one at its end with its duration.
 * Plain lines without cursor control, for logs without a terminal.
 * @param title of the step, e.g. 'Installing packages'
 */
export async function step(title, work) {
  const startedAt = Date.now();
  say(`${title}…`);
  const heartbeat = setInterval(() => say(`  … still: ${title} (${seconds(Date.now() - startedAt)})`), HEARTBEAT_MS);
  try {
    const result = await work();
    say(`${title}: done in ${seconds(Date.now() - startedAt)}`);
    return result;
  } finally {
    clearInterval(heartbeat);
  }
}
