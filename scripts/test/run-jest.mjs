import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { runJest } from '../jest.mjs';
import { inRoot } from '../paths.mjs';

/** Runs the tests of all packages with jest, or these files. @returns `{ passed, failed, skipped }` */
export async function runAllJest(files = []) {
  const report = inRoot('.cache/jest.json');
  mkdirSync(inRoot('.cache'), { recursive: true });
  rmSync(report, { force: true });
  await runJest([
    '--ci',
    '--json',
    `--outputFile=${report}`,
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
