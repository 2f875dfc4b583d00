import { say } from './say.mjs';

const HEARTBEAT_MS = 15_000;

const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;

/**
 * Runs one long step and shows that it is alive: a line at its start, one every 15 s, one at its end with the time it took.
 * Plain lines and no cursor tricks, so that a log without a terminal reads as well.
 * @param title what is being done, e.g. 'Installing packages'
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
