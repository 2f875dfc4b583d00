/**
 * What a runner found in one file of tests, or in one journey.
 * @typedef {object} Result
 * @property {string} [id] what can be run again by itself; without it (a runner that ended without a report) there is no second look
 * @property {number} passed
 * @property {number} skipped
 * @property {string[]} failed names of tests
 */

/**
 * Runs once more, alone, what failed. What fails again is red; a test that passes then is unsteady, and the run is green.
 * @param {Result[]} first
 * @param {(ids: string[]) => Promise<Result[]>} run
 * @returns `{ passed, failed, skipped, unsteady }`
 */
export async function lookAgain(first, run) {
  const again = first.filter(({ id, failed }) => id !== undefined && failed.length > 0);
  if (again.length === 0) return summary(first);
  const second = await run(again.map(({ id }) => id));
  const ids = new Set(second.map(({ id }) => id));
  const red = new Set(second.flatMap(({ failed }) => failed));
  const unsteady = again
    .filter(({ id }) => ids.has(id))
    .flatMap(({ failed }) => failed)
    .filter((name) => !red.has(name));
  // What the second run does not report stays as it was.
  const kept = first.filter((result) => !again.includes(result) || !ids.has(result.id));
  return summary([...kept, ...second], unsteady);
}

/**
 * Runs everything once more where nothing ran, because what is tested did not start: a busy disk, a port that was taken meanwhile.
 * @param {() => Promise<Result[]>} runAll
 * @returns `{ results, notStarted }`: the results that count, and the faults of the start that the second one did not have
 */
export async function startAgain(runAll) {
  const first = await runAll();
  if (first.some(({ id }) => id !== undefined)) return { results: first, notStarted: [] };
  const results = await runAll();
  const faults = results.flatMap(({ failed }) => failed);
  return { results, notStarted: first.flatMap(({ failed }) => failed).filter((fault) => !faults.includes(fault)) };
}

/** @param {Result[]} results @param {string[]} unsteady names of tests */
export const summary = (results, unsteady = []) => ({
  passed: results.reduce((sum, { passed }) => sum + passed, 0),
  failed: results.reduce((sum, { failed }) => sum + failed.length, 0),
  skipped: results.reduce((sum, { skipped }) => sum + skipped, 0),
  unsteady,
});
