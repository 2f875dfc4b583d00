import { inRoot, root } from '../paths.mjs';
import { run } from '../process/run.mjs';
import { Stop } from '../terminal/say.mjs';

/** Longest shown output of a check that fails: the first faults, and no page of DOM. */
const LINES = 40;
const bin = (name) => inRoot('node_modules/.bin', name);

const checksOf = (name) => [
  { what: 'format', command: bin('oxfmt'), args: ['--check', name], remedy: `npx oxfmt ${name}` },
  { what: 'lint', command: bin('oxlint'), args: ['--type-aware', '--deny-warnings', name] },
  { what: 'types', command: bin('tsc'), args: ['-p', name] },
  {
    what: 'tests',
    command: process.execPath,
    args: [inRoot('scripts/jest.mjs'), name, '--ci', '--silent'],
    remedy: `npm test -w ${name}`,
  },
];

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
    checks.map(async (check) => ({
      ...check,
      ...(await run(check.command, check.args, { cwd: root, env, quiet: true })),
    })),
  );
  const failed = results.filter(({ code }) => code !== 0);
  const [first] = failed;
  if (!first) return;
  const faults = failed.map(({ what }) => what).join(', ');
  const remedy = first.remedy ? ` Try: ${first.remedy}` : '';
  throw new Stop(`${firstLines(first.output)}\n${name} is not deployed: it fails at ${faults}.${remedy}`);
}
