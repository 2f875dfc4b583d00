import { inRoot, root } from '../paths.mjs';
import { run } from '../process/run.mjs';
import { say, Stop } from '../terminal/say.mjs';

/** Longest shown output of a check that fails: the first faults, and no page of DOM. */
const LINES = 40;

function checksOf(name) {
  const tool = (command, ...args) => ({ command: inRoot('node_modules/.bin', command), args });
  const tests = [inRoot('scripts/jest.mjs'), name, '--ci', '--silent'];
  return [
    { what: 'format', ...tool('oxfmt', '--check', name), remedy: `npx oxfmt ${name}` },
    { what: 'lint', ...tool('oxlint', '--type-aware', '--deny-warnings', name) },
    { what: 'types', ...tool('tsc', '-p', name) },
    { what: 'tests', command: process.execPath, args: tests, remedy: `npm test -w ${name}` },
  ];
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
export async function passGate(name, checks = checksOf(name)) {
  // The tests take longest; no check waits for another.
  const env = { ...process.env, DEBUG_PRINT_LIMIT: '0', NO_COLOR: '1', FORCE_COLOR: '0' };
  const results = await Promise.all(
    checks.map(async ({ command, args, ...check }) => ({
      ...check,
      ...(await run(command, args, { cwd: root, env, quiet: true })),
    })),
  );
  const failed = results.filter(({ code }) => code !== 0);
  const [first] = failed;
  if (!first) return;
  const faults = failed.map(({ what }) => what).join(', ');
  const remedy = first.remedy ? ` Try: ${first.remedy}` : '';
  throw new Stop(`${firstLines(first.output)}\n${name} fails at ${faults}.${remedy}`);
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
