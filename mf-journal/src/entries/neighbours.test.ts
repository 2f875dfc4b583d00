import { anActivityEntry, aStored } from '../testing/an-entry.ts';
import { entryOf } from './entry.ts';
import { entriesIn, neighboursOf } from './neighbours.ts';

const entries = ['tres', 'dos', 'uno'].map((key) => entryOf(aStored({ key })));
const first = entryOf(aStored(anActivityEntry(4, 'De la primera etapa')));
const fifth = entryOf(aStored(anActivityEntry(37, 'De la quinta')));

it.each([
  ['tres', 'dos', undefined],
  ['dos', 'uno', 'tres'],
  ['uno', undefined, 'dos'],
  ['otra', undefined, undefined],
])('of %s the one before is %s, the one after %s', (key, before, after) => {
  const found = neighboursOf(entries, key);
  expect([found.before?.key, found.after?.key]).toEqual([before, after]);
});

it.each([
  ['a personal entry', { activityId: undefined, stageId: undefined }, entries],
  ['an entry of an activity', { activityId: 4, stageId: undefined }, [first, fifth]],
  ['a stage', { activityId: 37, stageId: 5 }, [fifth]],
])('are those of %s', (_, scope, expected) => {
  expect(entriesIn([...entries, first, fifth], scope)).toEqual(expected);
});
