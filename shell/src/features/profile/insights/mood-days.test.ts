import type { StoredDocument } from '@app/shared-ui/host';
import { frequentWords, meanMood, moodDaysOf, selfCareMoods, weeksOf } from './mood-days.ts';
import { stageMarksOf, stageMoodsOf } from './stage-moods.ts';
import { thenAndNowOf } from './then-and-now.ts';

const TODAY = '2026-11-21';

const aDocument = (
  kind: StoredDocument['kind'],
  key: string,
  fields: StoredDocument['fields'],
  createdAt = '2026-11-01T12:00:00.000Z',
): StoredDocument => ({
  kind,
  key,
  fields,
  createdAt,
  updatedAt: createdAt,
  state: 'synced',
  others: [],
  cameBack: false,
});
const aDay = (key: string, fields: StoredDocument['fields']) => aDocument('day', key, fields);
const daysOf = (...days: StoredDocument[]) => moodDaysOf(days, [], TODAY);

it('takes the days that have a word, oldest first, and none to come', () => {
  const days = daysOf(
    aDay('2026-11-20', { emotion: ' serena ', selfCareChecked: true }),
    aDay('2026-11-03', { emotion: 'triste' }),
    aDay('2026-11-04', { emotion: '  ', note: 'nada' }),
    aDay('2026-11-05', { note: 'nada' }),
    aDay('2026-11-22', { emotion: 'alegre' }),
  );
  expect(days).toEqual([
    { day: '2026-11-03', word: 'triste', place: expect.objectContaining({ pleasant: -0.75 }), selfCare: false },
    { day: '2026-11-20', word: 'serena', place: expect.objectContaining({ pleasant: 0.65 }), selfCare: true },
  ]);
});

it("places words of the user's own by their coordinates", () => {
  const own = [{ word: 'a mi aire', pleasant: 0.5, energy: 0.1 }];
  expect(moodDaysOf([aDay('2026-11-03', { emotion: 'A mi aire' })], own, TODAY)[0]?.place).toMatchObject({
    pleasant: 0.5,
  });
});

it('leaves words without a place out of the mean, not out of the days', () => {
  const days = daysOf(aDay('2026-11-03', { emotion: 'serena' }), aDay('2026-11-04', { emotion: 'a ratos' }));
  expect(days).toHaveLength(2);
  expect(meanMood(days)).toMatchObject({ pleasant: 0.65, count: 1 });
  expect(meanMood(daysOf(aDay('2026-11-04', { emotion: 'a ratos' })))).toBeUndefined();
});

it('gathers weeks from Monday to Sunday, over the end of a year, and keeps the place of empty ones', () => {
  const days = daysOf(
    aDay('2025-12-29', { emotion: 'alegre' }),
    aDay('2026-01-04', { emotion: 'triste' }),
    aDay('2026-01-19', { emotion: 'serena' }),
  );
  expect(weeksOf(days)).toEqual([
    { monday: '2025-12-29', index: 0, count: 2, pleasant: expect.closeTo(0.025), energy: expect.closeTo(0.025) },
    { monday: '2026-01-19', index: 3, count: 1, pleasant: 0.65, energy: -0.8 },
  ]);
});

it('counts a word in every spelling', () => {
  const days = daysOf(
    aDay('2026-11-01', { emotion: 'Triste' }),
    aDay('2026-11-02', { emotion: 'serena' }),
    aDay('2026-11-03', { emotion: 'serena' }),
    aDay('2026-11-04', { emotion: 'triste' }),
    aDay('2026-11-05', { emotion: 'triste' }),
  );
  expect(frequentWords(days, 1)).toEqual([{ word: 'triste', count: 3 }]);
});

it('separates days with and without self-care', () => {
  const days = daysOf(
    aDay('2026-11-01', { emotion: 'serena', selfCareChecked: true }),
    aDay('2026-11-02', { emotion: 'triste', selfCareChecked: false }),
  );
  expect(selfCareMoods(days)).toMatchObject({
    withCare: { pleasant: 0.65, count: 1 },
    without: { pleasant: -0.75, count: 1 },
  });
});

describe('by stage', () => {
  const entry = (activityId: number | null, createdAt: string) =>
    aDocument('entry', `e-${createdAt}`, { activityId }, createdAt);

  it('assigns a day to the stage of that time', () => {
    const marks = stageMarksOf(
      [
        entry(10, '2026-11-10T12:00:00.000Z'),
        entry(1, '2026-11-02T12:00:00.000Z'),
        entry(null, '2026-11-03T12:00:00.000Z'),
      ],
      [aDocument('assessment', 'activity-18', { takenAt: '2026-11-12T12:00:00.000Z' })],
    );
    expect(marks).toEqual([
      { day: '2026-11-02', stage: 1 },
      { day: '2026-11-10', stage: 2 },
      { day: '2026-11-12', stage: 2 },
    ]);
    const days = daysOf(
      aDay('2026-11-01', { emotion: 'triste' }),
      aDay('2026-11-02', { emotion: 'serena' }),
      aDay('2026-11-09', { emotion: 'serena' }),
      aDay('2026-11-10', { emotion: 'alegre' }),
      aDay('2026-11-20', { emotion: 'a ratos' }),
    );
    expect(stageMoodsOf(days, marks)).toMatchObject([
      { stage: 1, count: 2, pleasant: 0.65 },
      { stage: 2, count: 1, pleasant: 0.8 },
    ]);
  });

  it('does without an entry that says nothing it can read', () => {
    expect(stageMarksOf([entry(999, '2026-11-10T12:00:00.000Z'), entry(1, 'ayer')], [])).toEqual([]);
  });
});

describe('then and now', () => {
  const scored = (id: number, calma: number) =>
    aDocument('assessment', `activity-${id}`, { 'scores.calma': calma, takenAt: 'x' });

  it('compares the first and the last of a block', () => {
    expect(thenAndNowOf([scored(27, 6), scored(9, 4), scored(18, 5), scored(45, 3)])).toEqual([
      { blockId: 1, activityId: 27, before: { calma: 4 }, now: { calma: 6 } },
      { blockId: 2, activityId: 45, before: undefined, now: { calma: 3 } },
    ]);
  });

  it('leaves out what has no score', () => {
    expect(thenAndNowOf([aDocument('assessment', 'activity-9', { takenAt: 'x' }), scored(999, 4)])).toEqual([]);
  });
});
