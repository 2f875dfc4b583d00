import { run } from '../process/run.mjs';
import { shownFolder, toolOf } from '../place.mjs';
import { say, Stop } from '../terminal/say.mjs';
import { jestCommand } from './jest-command.mjs';

/** Longest shown output of a check that fails: the first faults, and no page of DOM. */
const LINES = 40;

/** Format, lint with the rules of imports, and types of a remote. */
export function staticChecks(place) {
  const folder = shownFolder(place);
  const tool = (name, ...args) => ({ command: toolOf(place, name), args, options: { cwd: place.root } });
  return [
    { what: 'format', ...tool('oxfmt', '--check', folder), remedy: `npx oxfmt ${folder}` },
    { what: 'lint', ...tool('oxlint', '--type-aware', '--deny-warnings', folder) },
    { what: 'types', ...tool('tsc', '-p', folder) },
  ];
}

function checksOf(place) {
  const folder = shownFolder(place);
  const remedy = folder === '.' ? 'npm test' : `npm test -w ${place.name}`;
  return [...staticChecks(place), { what: 'tests', ...jestCommand(place, ['--ci', '--silent']), remedy }];
}

/** The first lines of a failed check, without those of tests that pass. */
export function firstLines(output, most = LINES) {
  const lines = output
    .trim()
    .split('\n')
    .filter((line) => !/^\s*(✓|PASS )/.test(line));
  const more = lines.length - most;
  return [...lines.slice(0, most), ...(more > 0 ? [`… and ${more} lines more`] : [])].join('\n');
}

/**
 * Checks a remote's folder before a deploy: format, lint with the rules of imports, types, and its tests with the contract test.
 * @throws Stop with the first lines of the first check that fails, and what to do
 */
export async function passGate(place, checks = checksOf(place)) {
  // The tests take longest; no check waits for another.
  const plain = { DEBUG_PRINT_LIMIT: '0', NO_COLOR: '1', FORCE_COLOR: '0' };
  const results = await Promise.all(
    checks.map(async ({ command, args, options, ...check }) => ({
      ...check,
      ...(await run(command, args, { ...options, env: { ...process.env, ...options?.env, ...plain }, quiet: true })),
    })),
  );
  const failed = results.filter(({ code }) => code !== 0);
  const [first] = failed;
  if (!first) return;
  const faults = failed.map(({ what }) => what).join(', ');
  const remedy = first.remedy ? ` Try: ${first.remedy}` : '';
  throw new Stop(`${firstLines(first.output)}\n${place.name} fails at ${faults}.${remedy}`);
}

/**
 * Runs a check of a version; with a reason to publish all the same, a failure is printed and passes.
 * @returns the reason, if it was needed
 * @throws Stop without a reason, or with one of less than three characters
 */
export async function orForced(reason, act) {
  if (reason !== undefined && reason.trim().length < 3)
    throw new Stop('--force needs a reason, for all to see: --force "why"');
  try {
    await act();
    return undefined;
  } catch (error) {
    if (reason === undefined || !(error instanceof Stop)) throw error;
    say(error.message);
    say(`It is published all the same, and this stays beside it: ${reason}`);
    return reason;
  }
}
