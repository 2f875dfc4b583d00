import { createFakeDocuments } from '@app/shared-ui/testing/mock-host';
import { thenAndNowOf } from './then-and-now.ts';

const blocksOf = (taken: Readonly<Record<number, Readonly<Record<string, number>>>>) => {
  const documents = Object.entries(taken).map(([id, scores]) => ({
    kind: 'assessment' as const,
    key: `activity-${id}`,
    fields: Object.fromEntries(Object.entries(scores).map(([dimension, score]) => [`scores.${dimension}`, score])),
  }));
  return thenAndNowOf(createFakeDocuments({ documents }).list('assessment'));
};

it('compares the first with the last of a block', () => {
  expect(blocksOf({ 18: { calma: 5 }, 27: { calma: 7 }, 9: { calma: 4 } })).toEqual([
    { blockId: 1, activityId: 27, before: { calma: 4 }, now: { calma: 7 } },
  ]);
});

it.each([216, 432])('leaves out what activity %i asks for the year: it is not of its block', (activityId) => {
  const [block] = blocksOf({ [activityId - 9]: { voz: 4 }, [activityId]: { voz: 6, calma: 8, presencia: 9 } });
  expect(block).toMatchObject({ before: { voz: 4 }, now: { voz: 6 } });
  expect(Object.keys(block?.now ?? {})).toEqual(['voz']);
});

it('does without one that has scores for the year alone', () => {
  expect(blocksOf({ 216: { calma: 8 }, 500: { calma: 1 } })).toEqual([]);
});
