import { listBlocks, listWeekActivities } from './blocks.ts';
import { affectedBy, isKeyOf, queryKeys } from './query-keys.ts';

it('names the queries that a completed activity changes', () => {
  expect(affectedBy('activity_completed')).toEqual(queryKeys.progress());
  expect(affectedBy('activity_completed').flat().toSorted()).toEqual([
    '/api/activities',
    '/api/activity',
    '/api/blocks',
    '/api/current-block-progress',
    '/api/current-week',
    '/api/progress',
    '/api/seals',
    '/api/user-progress',
    '/api/weeks',
  ]);
});

it('lists no query for events that the shell handles itself', () => {
  expect(affectedBy('remote_promoted')).toEqual([]);
});

it('covers every event where events may have been missed', () => {
  const missed = affectedBy().flat();
  for (const event of ['journal_entry_created', 'progress_updated', 'access_changed', 'content_updated'] as const)
    expect(missed).toEqual(expect.arrayContaining(affectedBy(event).flat()));
});

it.each([
  [['/api/weeks', '3', 'activities'], true],
  [['/api/weeks', '3'], false],
  [['/api/weeks', '3', 'activities', 'more'], false],
  [['/api/blocks', '3', 'activities'], false],
])("tells whether %j is the key of a stage's activities: %s", (key, is) => {
  expect(isKeyOf(listWeekActivities, key)).toBe(is);
});

it('tells a list without parameters', () => {
  expect(isKeyOf(listBlocks, ['/api/blocks'])).toBe(true);
});
