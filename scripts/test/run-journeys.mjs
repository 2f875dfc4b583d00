import { existsSync, readFileSync, rmSync } from 'node:fs';
import { ensureChromium } from '../chromium/find-chromium.mjs';
import { inRoot, root } from '../paths.mjs';
import { run } from '../process/run.mjs';

/**
 * Runs the journeys with Playwright. The whole suite gives each a second try: four hundred of them on two busy processors meet a slow
 * moment now and then, and Playwright names those as flaky, to be looked into. A single file gets none.
 * @returns `{ passed, failed, skipped }`
 */
export async function runJourneys(args = []) {
  await ensureChromium();
  const report = inRoot('test-results/e2e.json');
  rmSync(report, { force: true });
  const tries = args.length === 0 ? ['--retries=1'] : [];
  const cli = inRoot('node_modules/@playwright/test/cli.js');
  await run(process.execPath, [cli, 'test', ...tries, ...args], { cwd: root });
  if (!existsSync(report)) return { passed: 0, failed: 1, skipped: 0 };
  const { stats, errors = [] } = JSON.parse(readFileSync(report, 'utf8'));
  // A fault outside any test counts too.
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length, skipped: stats.skipped };
}
