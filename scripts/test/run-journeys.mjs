import { copyFileSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ensureChromium } from '../chromium/find-chromium.mjs';
import { inRoot, root } from '../paths.mjs';
import { say } from '../terminal/say.mjs';
import { run } from '../process/run.mjs';
import { resultsOfJourneys } from './results-of-journeys.mjs';
import { lookAgain, startAgain, summary } from './second-look.mjs';

const RESULTS = 'test-results';
/** Beside the traces of the first run, which Playwright would otherwise delete. */
const SECOND_LOOK = path.join(RESULTS, 'second-look');

/**
 * Runs the journeys with Playwright. Unless the run is strict, failed ones are run once more, one after another, and all of them where the
 * product under test did not start.
 * @returns `{ passed, failed, skipped, unsteady }`
 */
export async function runJourneys(args = [], { isStrict = true } = {}) {
  await ensureChromium();
  const { results: first, notStarted } = isStrict
    ? { results: await report(args), notStarted: [] }
    : await startAgain(() => report(args));
  if (first.some(({ failed }) => failed.length > 0))
    say(`Trace, screenshot and server log of each failed journey:\n${foldersOfFailed().join('\n')}`);
  if (isStrict) return summary(first);
  const result = await lookAgain(first, runFailedAgain);
  return { ...result, unsteady: [...notStarted, ...result.unsteady] };
}

function runFailedAgain() {
  const failed = inRoot('.cache/failed-journeys.json');
  copyFileSync(inRoot(RESULTS, '.last-run.json'), failed);
  return report(['--last-failed', `--last-failed-file=${failed}`, `--output=${SECOND_LOOK}`, '--workers=1']);
}

/** @returns {Promise<import('./second-look.mjs').Result[]>} */
async function report(args) {
  const file = inRoot(RESULTS, 'e2e.json');
  rmSync(file, { force: true });
  await run(process.execPath, [inRoot('node_modules/@playwright/test/cli.js'), 'test', ...args], { cwd: root });
  if (!existsSync(file)) return [{ passed: 0, skipped: 0, failed: ['Playwright ended without a report'] }];
  return resultsOfJourneys(JSON.parse(readFileSync(file, 'utf8')));
}

/** Folders of failed journeys, which alone contain the server's log. */
const foldersOfFailed = () =>
  readdirSync(inRoot(RESULTS))
    .map((name) => path.join(RESULTS, name))
    .filter((folder) => existsSync(inRoot(folder, 'server.log')));
