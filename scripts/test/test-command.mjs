import { ensureInstalled } from '../install/ensure-installed.mjs';
import { say } from '../terminal/say.mjs';

const NOTHING = { passed: 0, failed: 0, skipped: 0 };
const A_FAILURE = { passed: 0, failed: 1, skipped: 0 };

/**
 * `npm test`: sets up what is missing, then format, lint and types, builds, the tests of all packages and the journeys in a browser.
 * A part that fails does not keep the next from running. Ends with `N passed, N failed` alone on a line.
 */
export async function testCommand() {
  const parts = [
    ['Installing', install],
    ['Checking format, lint and types', check],
    ['Building', build],
    ['Testing the packages', testPackages],
    ['Walking the journeys', walkJourneys],
  ];
  const total = { ...NOTHING };
  for (const [title, work] of parts) {
    const startedAt = Date.now();
    say(`\n== ${title}`);
    const result = { ...NOTHING, ...(await work().catch(asFailure)) };
    for (const key of Object.keys(total)) total[key] += result[key];
    say(`== ${title}: ${resultLine(result)} (${Math.round((Date.now() - startedAt) / 1000)} s)`);
    if (result.isOver) break;
  }
  say(`\n${resultLine(total)}`);
  process.exitCode = total.failed > 0 ? 1 : 0;
}

function asFailure(error) {
  say(error.stack ?? String(error));
  return A_FAILURE;
}

const resultLine = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;

async function install() {
  try {
    await ensureInstalled();
    return NOTHING;
  } catch (error) {
    return { ...asFailure(error), isOver: true };
  }
}

// The parts are loaded when their turn comes: they import packages, which were perhaps installed a moment ago.

async function check() {
  const { runChecks } = await import('../check/run-checks.mjs');
  return runChecks();
}

async function build() {
  const { buildPackages } = await import('../build/build-packages.mjs');
  await buildPackages();
  return NOTHING;
}

async function testPackages() {
  const { runAllJest } = await import('./run-jest.mjs');
  return runAllJest();
}

async function walkJourneys() {
  const { runJourneys } = await import('./run-journeys.mjs');
  return runJourneys();
}
