import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ensureChromium } from '../chromium/find-chromium.mjs';
import { inRoot, root } from '../paths.mjs';
import { say } from '../terminal/say.mjs';
import { run } from '../process/run.mjs';

/** Folders of failed journeys, which alone contain the server's log. */
const foldersOfFailed = () =>
  readdirSync(inRoot('test-results'))
    .map((name) => path.join('test-results', name))
    .filter((folder) => existsSync(inRoot(folder, 'server.log')));

/** Runs the journeys with Playwright. @returns `{ passed, failed, skipped }` */
export async function runJourneys(args = []) {
  await ensureChromium();
  const report = inRoot('test-results/e2e.json');
  rmSync(report, { force: true });
  await run(process.execPath, [inRoot('node_modules/@playwright/test/cli.js'), 'test', ...args], { cwd: root });
  if (!existsSync(report)) return { passed: 0, failed: 1, skipped: 0 };
  const { stats, errors = [] } = JSON.parse(readFileSync(report, 'utf8'));
  if (stats.unexpected > 0)
    say(`Trace, screenshot and server log of each failed journey:\n${foldersOfFailed().join('\n')}`);
  // A test that passed only at a second try counts as failed; so does a fault outside any test.
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length, skipped: stats.skipped };
}
