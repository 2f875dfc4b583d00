import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ensureInstalled } from '../install/ensure-installed.mjs';
import { inRoot } from '../paths.mjs';
import { say } from '../terminal/say.mjs';

const NOTHING = { passed: 0, failed: 0, skipped: 0 };
const A_FAILURE = { passed: 0, failed: 1, skipped: 0 };

/**
 * `npm test`: sets up what is missing, then checks format, lint and types, builds, starts the product on other releases of Node.js, and runs
 * the tests of all packages and the journeys in a browser. A part that fails does not keep the next from running. Ends with
 * `N passed, N failed` alone on a line.
 *
 * `--strict` has no second look: a test that fails once is red. Without it, what failed is run once more, alone; what passes then is named
 * as unsteady.
 */
export async function testCommand(args = []) {
  const { values } = parseArgs({ args, options: { strict: { type: 'boolean', default: false } } });
  const look = { isStrict: values.strict };
  const parts = [
    ['Installing', install],
    ['Checking format, lint and types', check],
    ['Building', build],
    ['Starting on other releases of Node.js', tryOtherNodes],
    ['Testing the packages', () => testPackages(look)],
    ['Walking the journeys', () => walkJourneys(look)],
  ];
  const total = { ...NOTHING };
  const unsteady = [];
  for (const [title, work] of parts) {
    const startedAt = Date.now();
    say(`\n== ${title}`);
    const result = { ...NOTHING, ...(await work().catch(asFailure)) };
    for (const key of Object.keys(total)) total[key] += result[key];
    unsteady.push(...(result.unsteady ?? []));
    say(`== ${title}: ${resultLine(result)} (${Math.round((Date.now() - startedAt) / 1000)} s)`);
    if (result.isOver) break;
  }
  tellUnsteady(unsteady);
  say(`\n${resultLine(total)}`);
  process.exitCode = total.failed > 0 ? 1 : 0;
}

function asFailure(error) {
  say(error.stack ?? String(error));
  return A_FAILURE;
}

const resultLine = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;

/** In the last lines of the run, and in a file beside the traces. */
function tellUnsteady(names) {
  const file = inRoot('test-results/unsteady.txt');
  rmSync(file, { force: true });
  if (names.length === 0) return;
  mkdirSync(inRoot('test-results'), { recursive: true });
  writeFileSync(file, `${names.join('\n')}\n`);
  say(`\n${names.length} unsteady: failed at first, and passed when run again alone\n${names.join('\n')}`);
}

async function install() {
  try {
    await ensureInstalled();
    return NOTHING;
  } catch (error) {
    return { ...asFailure(error), isOver: true };
  }
}

// Parts are imported late: their packages may have been installed a moment ago.

async function check() {
  const { runChecks } = await import('../check/run-checks.mjs');
  return runChecks();
}

async function build() {
  const { buildPackages } = await import('../build/build-packages.mjs');
  await buildPackages();
  return NOTHING;
}

async function tryOtherNodes() {
  const { tryReleases } = await import('../other-node/try-releases.mjs');
  return tryReleases();
}

async function testPackages(look) {
  const { runAllJest } = await import('./run-jest.mjs');
  return runAllJest(look);
}

async function walkJourneys(look) {
  const { runJourneys } = await import('./run-journeys.mjs');
  return runJourneys([], look);
}
