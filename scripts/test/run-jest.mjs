import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { runJest } from '../jest.mjs';
import { inRoot, root } from '../paths.mjs';
import { lookAgain, summary } from './second-look.mjs';

/**
 * Runs the tests of all packages with jest; those that need the machine to themselves after the others. Unless the run is strict, files with
 * a failure are run once more, one after another.
 * @returns `{ passed, failed, skipped, unsteady }`
 */
export async function runAllJest({ isStrict }) {
  const first = [];
  for (const turn of ['others', 'alone']) {
    process.env.TEST_TURN = turn;
    const filter = inRoot('scripts/test/turn-filter.cjs');
    first.push(...(await report([`--filter=${filter}`, '--passWithNoTests'])));
  }
  if (isStrict) return summary(first);
  return lookAgain(first, (failed) => report(['--runInBand', '--runTestsByPath', ...failed]));
}

/** @returns {Promise<import('./second-look.mjs').Result[]>} */
async function report(args) {
  const file = inRoot('.cache/jest.json');
  mkdirSync(inRoot('.cache'), { recursive: true });
  rmSync(file, { force: true });
  await runJest(['--ci', '--json', `--outputFile=${file}`, ...args]);
  if (!existsSync(file)) return [{ passed: 0, skipped: 0, failed: ['jest ended without a report'] }];
  return JSON.parse(readFileSync(file, 'utf8')).testResults.map(ofFile);
}

function ofFile({ name, status, assertionResults }) {
  const file = path.relative(root, name);
  const count = (...statuses) => assertionResults.filter((test) => statuses.includes(test.status)).length;
  const failed = assertionResults
    .filter((test) => test.status === 'failed')
    .map(({ fullName }) => `${file} › ${fullName}`);
  return {
    id: name,
    passed: count('passed'),
    skipped: count('pending', 'todo', 'disabled'),
    // A file that fails to load has no failing test.
    failed: status === 'failed' && failed.length === 0 ? [file] : failed,
  };
}
