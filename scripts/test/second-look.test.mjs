import { expect, it, jest } from '@jest/globals';
import { lookAgain, startAgain, summary } from './second-look.mjs';

const green = { id: 'a', passed: 3, skipped: 1, failed: [] };
const redAtFirst = { id: 'b', passed: 1, skipped: 0, failed: ['b › waits', 'b › counts'] };

it('runs again only what failed, and nothing where all is green', async () => {
  const run = jest.fn(async () => [{ id: 'b', passed: 3, skipped: 0, failed: [] }]);
  await lookAgain([green], run);
  expect(run).not.toHaveBeenCalled();
  await lookAgain([green, redAtFirst], run);
  expect(run).toHaveBeenCalledWith(['b']);
});

it('names what is red and then green as unsteady, and counts it as passed', async () => {
  const second = [{ id: 'b', passed: 3, skipped: 0, failed: [] }];
  expect(await lookAgain([green, redAtFirst], async () => second)).toEqual({
    passed: 6,
    failed: 0,
    skipped: 1,
    unsteady: ['b › waits', 'b › counts'],
  });
});

it('counts what is red twice as failed', async () => {
  const second = [{ id: 'b', passed: 2, skipped: 0, failed: ['b › counts'] }];
  expect(await lookAgain([green, redAtFirst], async () => second)).toEqual({
    passed: 5,
    failed: 1,
    skipped: 1,
    unsteady: ['b › waits'],
  });
});

it('keeps the first result of what the second run does not report, and of a runner without a report', async () => {
  const noReport = { passed: 0, skipped: 0, failed: ['jest ended without a report'] };
  expect(await lookAgain([green, redAtFirst, noReport], async () => [])).toEqual({
    ...summary([green, redAtFirst, noReport]),
    failed: 3,
  });
});

it('runs everything again where nothing ran, and names the start that failed', async () => {
  const notStarted = { passed: 0, skipped: 0, failed: ['the API did not get ready'] };
  const run = jest.fn(async () => (run.mock.calls.length === 1 ? [notStarted] : [green]));
  expect(await startAgain(run)).toEqual({ results: [green], notStarted: ['the API did not get ready'] });
  expect(await startAgain(async () => [notStarted])).toEqual({ results: [notStarted], notStarted: [] });
});

it('runs nothing again where something ran', async () => {
  const run = jest.fn(async () => [green, { passed: 0, skipped: 0, failed: ['a fault outside any journey'] }]);
  expect((await startAgain(run)).notStarted).toEqual([]);
  expect(run).toHaveBeenCalledTimes(1);
});
