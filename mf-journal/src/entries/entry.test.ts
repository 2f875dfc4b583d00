import { aStored } from '../testing/an-entry.ts';
import { answersOf, entryOf, isLongerThanTitle, personalTitle, placeOf } from './entry.ts';

const personal = (words: unknown, title = 'Nueva entrada personal') =>
  entryOf(aStored({ fields: { title, 'responses.personal_content': words as string } }));

it.each([
  [9, { blockId: 1, stageId: 1 }],
  [10, { blockId: 1, stageId: 2 }],
  [36, { blockId: 1, stageId: 4 }],
  [37, { blockId: 2, stageId: 5 }],
  [432, { blockId: 12, stageId: 48 }],
])('activity %i belongs to %j', (activityId, place) => {
  expect(placeOf(activityId)).toEqual(place);
});

it.each([
  ['Hoy he dormido bien.', 'Hoy he dormido bien.', false],
  ['', 'Nueva entrada personal', false],
  ['   \n ', 'Nueva entrada personal', false],
  [undefined, 'Nueva entrada personal', false],
  ['a'.repeat(50), 'a'.repeat(50), false],
  ['a'.repeat(51), 'a'.repeat(50), true],
  ['🌙'.repeat(60), '🌙'.repeat(50), true],
])('the title of %j is its first 50 characters', (words, title, isLonger) => {
  expect(personalTitle(personal(words))).toBe(title);
  expect(isLongerThanTitle(personal(words))).toBe(isLonger);
});

it.each([999, 0, 433, 1.5, null, '7'])('activity %p is invalid', (activityId) => {
  expect(entryOf(aStored({ fields: { activityId } })).activityId).toBeUndefined();
});

it.each([
  ['Nueva entrada', 'Nueva entrada personal'],
  ['', 'Nueva entrada personal'],
  ['Una carta', 'Una carta'],
])('the old title %j reads %j', (title, shown) => {
  expect(personal('', title).title).toBe(shown);
});

it('is the same object for the same document', () => {
  const document = aStored();
  expect(entryOf(document)).toBe(entryOf(document));
});

it('uses the creation time as a missing id', () => {
  const { entryId: _, ...fields } = aStored().fields;
  expect(entryOf({ ...aStored(), fields }).entryId).toBe(Date.parse('2026-11-21T08:00:00.000Z'));
});

it('finds the answers that have text, and no others', () => {
  const fields = {
    'responses.experience': 'Sí.',
    'responses.attention': '  ',
    'responses.feelings': null,
    title: 'x',
  };
  expect([...answersOf({ fields })]).toEqual([['experience', 'Sí.']]);
});
