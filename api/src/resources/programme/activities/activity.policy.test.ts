import type { ActivityStatus } from '@app/contract/activities';
import { isEntitled, isForward } from '@app/contract/programme-rules';
import { HttpProblem } from '../../../platform/errors.ts';
import { assertCanAdvance, isLocked, type Obstacle, obstacleBefore } from './activity.policy.ts';
import type { ProgressFacts } from '../progress/progress.policy.ts';

const free = { hasPremiumAccess: false };
const premium = { hasPremiumAccess: true };

/** Progress with activities 1…n and those in `more` completed. */
function completed(upTo: number, more: readonly number[] = [], inProgress: readonly number[] = []): ProgressFacts {
  const done = new Set([...Array.from({ length: upTo }, (_, i) => i + 1), ...more]);
  const stageCounts: Record<string, number> = {};
  for (const id of done) stageCounts[Math.ceil(id / 9)] = (stageCounts[Math.ceil(id / 9)] ?? 0) + 1;
  return {
    completedCount: done.size,
    stageCounts,
    statusOf: (id): ActivityStatus =>
      done.has(id) ? 'completed' : inProgress.includes(id) ? 'in_progress' : 'pending',
  };
}

it.each([
  // [progress, activity, obstacle]
  [completed(0), 1, undefined],
  [completed(0), 2, { activityId: 1 }],
  [completed(0, [], [1]), 2, { activityId: 1 }],
  [completed(1), 2, undefined],
  [completed(1), 3, { activityId: 2 }],
  [completed(1), 1, undefined],
  [completed(0), 10, undefined],
  [completed(0), 28, undefined],
  [completed(0), 11, { activityId: 10 }],
  [completed(0), 37, { blockId: 1 }],
  [completed(35), 37, { blockId: 1 }],
  [completed(36), 37, undefined],
  [completed(36), 73, { blockId: 2 }],
  [completed(36), 432, { blockId: 11 }],
  [completed(431), 432, undefined],
  [completed(432), 432, undefined],
  // a completed activity stays open, whatever the state of the others
  [completed(0, [50]), 50, undefined],
] as [ProgressFacts, number, Obstacle | undefined][])('D5: case %#, activity %i', (progress, activityId, obstacle) => {
  expect(obstacleBefore(activityId, progress)).toEqual(obstacle);
});

it.each([
  [free, 5, true],
  [free, 6, false],
  [free, 432, false],
  [premium, 6, true],
])('D7: %j is entitled to %i: %s', (reader, activityId, entitled) => {
  expect(isEntitled(reader, activityId)).toBe(entitled);
});

it('I-09, D7: is locked for lack of premium as well as out of order', () => {
  expect(isLocked(free, 5, completed(4))).toBe(false);
  expect(isLocked(free, 5, completed(3))).toBe(true);
  expect(isLocked(free, 6, completed(5))).toBe(true);
  expect(isLocked(premium, 6, completed(5))).toBe(false);
});

const refusalOf = (act: () => void): HttpProblem | undefined => {
  try {
    act();
  } catch (error) {
    if (error instanceof HttpProblem) return error;
    throw error;
  }
  return undefined;
};
const titleOf = (obstacle: Obstacle) => JSON.stringify(obstacle);

it.each([
  [free, 1, completed(0), undefined],
  [free, 6, completed(5), 403],
  // the free limit is reported before the order
  [free, 7, completed(0), 403],
  [premium, 7, completed(0), 409],
  [premium, 40, completed(0), 409],
  [free, 3, completed(0), 409],
  [premium, 432, completed(432), undefined],
])('case %#: %j at %i', (reader, activityId, progress, status) => {
  expect(refusalOf(() => assertCanAdvance(reader, activityId, progress, titleOf))?.status).toBe(status);
});

it('D5: names what to complete first', () => {
  const refusal = refusalOf(() => assertCanAdvance(free, 2, completed(0), () => '3 Minutos de Nada'));
  expect(refusal?.body.message).toBe('Completa "3 Minutos de Nada" para desbloquear');
});

it.each([
  ['pending', 'in_progress', true],
  ['pending', 'completed', true],
  ['in_progress', 'completed', true],
  ['in_progress', 'in_progress', false],
  ['completed', 'in_progress', false],
  ['completed', 'completed', false],
] as const)('D5: %s → %s is forward: %s', (from, to, forward) => {
  expect(isForward(from, to)).toBe(forward);
});
