import { parseArgs } from 'node:util';
import { ensureInstalled } from '../install/ensure-installed.mjs';
import { say } from '../terminal/say.mjs';

/** No choice: jest and Playwright run all that they find. */
const EVERYTHING = {};
const NOTHING = { passed: 0, failed: 0, skipped: 0 };
const A_FAILURE = { passed: 0, failed: 1, skipped: 0 };

/**
 * `npm test`: sets up what is missing, then checks format, lint and types, builds, starts the product on other releases of Node.js, and runs the tests of all packages and the journeys in a
 * browser. `npm test -- --changed [commit]` runs those tests and journeys that a difference from that commit can affect; by default from
 * the commit at which the branch left main. A part that fails does not keep the next from running. Ends with `N passed, N failed` alone on
 * a line.
 */
export async function testCommand(args = []) {
  const { values, positionals } = parseArgs({
    args,
    options: { changed: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const chosen = once(() => (values.changed ? chooseChanged(positionals[0]) : EVERYTHING));
  const parts = [
    ['Installing', install],
    ['Checking format, lint and types', check],
    ['Building', build],
    ['Starting on other releases of Node.js', async () => (values.changed ? NOTHING : tryOtherNodes())],
    ['Testing the packages', async () => testPackages(await chosen())],
    ['Walking the journeys', async () => walkJourneys(await chosen())],
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

async function testPackages({ tests }) {
  if (tests?.length === 0) return NOTHING;
  const { runAllJest } = await import('./run-jest.mjs');
  return runAllJest(tests);
}

async function walkJourneys({ journeys, remotes }) {
  if (journeys?.length === 0) return NOTHING;
  const { runJourneys } = await import('./run-journeys.mjs');
  if (!remotes) return runJourneys(journeys);
  const { watching } = await import('../../e2e/areas.mjs');
  return runJourneys([...journeys, '--grep', watching(remotes)]);
}

async function chooseChanged(given) {
  const { changedTests } = await import('./changed/changed-tests.mjs');
  const { base, changed, tests, journeys, remotes } = await changedTests(given);
  say(`${changed.length} files differ from ${base}: ${tests.length} files of tests, ${journeys.length} of journeys`);
  return { tests, journeys, remotes };
}

const once = (work) => {
  let result;
  return () => (result ??= work());
};
