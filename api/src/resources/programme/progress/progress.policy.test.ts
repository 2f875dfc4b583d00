import { sealStatus } from '@app/contract/programme-rules';
import {
  blockPercent,
  blockStatus,
  completedStages,
  completedStagesIn,
  currentBlock,
  currentStage,
  isBlockOpen,
  type Overview,
  stagePercent,
} from './progress.policy.ts';

/** Stages 1…n completed, plus some activities of the next one. */
function after(stages: number, more = 0): Overview {
  const stageCounts: Record<string, number> = Object.fromEntries(Array.from({ length: stages }, (_, i) => [i + 1, 9]));
  if (more > 0) stageCounts[stages + 1] = more;
  return { completedCount: stages * 9 + more, stageCounts };
}

it.each([
  // [stages completed, more, statuses of blocks 1, 2, 3, 4, 12]
  [0, 0, ['in_progress', 'upcoming', 'locked', 'locked', 'locked']],
  [0, 5, ['in_progress', 'upcoming', 'locked', 'locked', 'locked']],
  [3, 8, ['in_progress', 'upcoming', 'locked', 'locked', 'locked']],
  [4, 0, ['completed', 'in_progress', 'upcoming', 'locked', 'locked']],
  [8, 1, ['completed', 'completed', 'in_progress', 'upcoming', 'locked']],
  [40, 0, ['completed', 'completed', 'completed', 'completed', 'upcoming']],
  [44, 0, ['completed', 'completed', 'completed', 'completed', 'in_progress']],
  [48, 0, ['completed', 'completed', 'completed', 'completed', 'completed']],
])('D5, D6: after %i stages and %i activities the blocks are %j', (stages, more, expected) => {
  expect([1, 2, 3, 4, 12].map((blockId) => blockStatus(after(stages, more), blockId))).toEqual(expected);
});

it.each([
  [0, 0, 1, 1],
  [0, 9 - 1, 1, 1],
  [1, 0, 2, 1],
  [4, 0, 5, 2],
  [47, 8, 48, 12],
  [48, 0, 48, 12],
])(
  'D4, D9: after %i stages and %i activities the user is in stage %i of block %i',
  (stages, more, stageId, blockId) => {
    expect(currentStage(after(stages, more))).toBe(stageId);
    expect(currentBlock(after(stages, more))).toBe(blockId);
  },
);

it('D4: with the stages of a block done in another order, the current one is the first unfinished', () => {
  const overview = { completedCount: 19, stageCounts: { 1: 9, 2: 1, 3: 9 } };
  expect(currentStage(overview)).toBe(2);
  expect(completedStages(overview)).toEqual([1, 3]);
  expect(completedStagesIn(overview, 1)).toBe(2);
  expect(isBlockOpen(overview, 2)).toBe(false);
});

it.each([
  [0, 'locked', 0],
  [1, 'in_progress', 11],
  [8, 'in_progress', 88],
  [9, 'unlocked', 100],
] as const)('D6: with %i of 9 completed the seal is %s at %i percent', (done, status, percent) => {
  const overview = { completedCount: done, stageCounts: { 7: done } };
  expect(sealStatus(done)).toBe(status);
  expect(stagePercent(overview, 7)).toBe(percent);
});

it.each([
  [0, 0, 0],
  [0, 1, 2],
  [3, 8, 97],
  [4, 0, 100],
])('D6: percents of a block are whole, and 100 only at the end (%i stages, %i more: %i)', (stages, more, percent) => {
  expect(blockPercent(after(stages, more), 1)).toBe(percent);
});
