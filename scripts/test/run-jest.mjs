import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { runJest } from '../jest.mjs';
import { inRoot } from '../paths.mjs';

/** Runs the tests of all packages with jest, or these files; those that need the machine to themselves after the others. @returns `{ passed, failed, skipped }` */
export async function runAllJest(files = []) {
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const turn of ['others', 'alone']) {
    const result = await runTurn(turn, files);
    for (const key of Object.keys(total)) total[key] += result[key];
  }
  return total;
}

async function runTurn(turn, files) {
  const report = inRoot('.cache/jest.json');
  mkdirSync(inRoot('.cache'), { recursive: true });
  rmSync(report, { force: true });
  process.env.TEST_TURN = turn;
  await runJest([
    '--ci',
    '--json',
    `--outputFile=${report}`,
    `--filter=${inRoot('scripts/test/turn-filter.cjs')}`,
    '--passWithNoTests',
    ...(files.length > 0 ? ['--runTestsByPath'] : []),
    ...files,
  ]);
  if (!existsSync(report)) return { passed: 0, failed: 1, skipped: 0 };
  const result = JSON.parse(readFileSync(report, 'utf8'));
  return {
    passed: result.numPassedTests,
    // A file that fails to load has no failing test.
    failed: result.numFailedTests + result.numRuntimeErrorTestSuites,
    skipped: result.numPendingTests + result.numTodoTests,
  };
}
