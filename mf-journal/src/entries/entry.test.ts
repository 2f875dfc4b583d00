import { clockTime, shortDate } from './entry-date.ts';
import { aStored } from '../testing/an-entry.ts';
import { dayOf, entryOf, isBlank, personalTitle, placeOf, shortTitle, wordsAfterTitle } from './entry.ts';

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
  ['Hoy he dormido bien.', 'Hoy he dormido bien.', ''],
  ['', 'Nueva entrada personal', ''],
  ['   \n ', 'Nueva entrada personal', ''],
  [undefined, 'Nueva entrada personal', ''],
  ['a'.repeat(50), 'a'.repeat(50), ''],
  ['a'.repeat(51), 'a'.repeat(50), 'a'],
  ['🌙'.repeat(60), '🌙'.repeat(50), '🌙'.repeat(10)],
  [`${'a'.repeat(49)}👩‍👩‍👧‍👦 y yo`, `${'a'.repeat(49)}👩‍👩‍👧‍👦`, ' y yo'],
  [`${'a'.repeat(49)}e\u0301 y yo`, `${'a'.repeat(49)}e\u0301`, ' y yo'],
  [
    'He abierto la ventana para oírlo desde las seis de la mañana.',
    'He abierto la ventana para oírlo desde las seis de',
    ' la mañana.',
  ],
])('the title of %j is its first 50 characters, and the rest goes on from the next one', (words, title, rest) => {
  expect(personalTitle(personal(words))).toBe(title);
  expect(wordsAfterTitle(personal(words))).toBe(rest);
});

it('cuts what follows the title at a word', () => {
  expect(wordsAfterTitle(personal('palabra '.repeat(60)))).toMatch(/ palabra…$/);
});

it.each([
  ['Corta.', 'Corta.'],
  ['He abierto la ventana para oírlo desde las seismil.', 'He abierto la ventana para oírlo desde las…'],
  ['', 'Nueva entrada personal'],
])('in a line %j is called %j', (words, name) => {
  expect(shortTitle(personal(words))).toBe(name);
});

it('is called by words under other questions where all have its title', () => {
  const entry = (title: string) => entryOf(aStored({ fields: { title, 'responses.experience': 'Hoy ha llovido' } }));
  expect(shortTitle(entry('Nueva entrada personal'))).toBe('Hoy ha llovido');
  expect(shortTitle(entry('Una carta'))).toBe('Una carta');
});

it.each([
  ['of which all was taken back', { 'responses.personal_content': ' ', 'strokes.personal_content': null }, true],
  ['of which all ink was taken back', { writingMode: 'text', 'canvasData.personal_content': null }, true],
  ['with a word', { 'responses.personal_content': 'H' }, false],
  ['with a drawing', { 'canvasData.personal_content': 'a'.repeat(64) }, false],
  // As a list has it: without the ink.
  ['with ink that has no picture yet', { writingMode: 'handwriting' }, false],
  ['with ink after what was taken back', { writingMode: 'handwriting', 'canvasData.personal_content': null }, false],
  ['with an empty canvas', { writingMode: 'handwriting', 'canvasData.personal_content': 'data:image/png,' }, true],
  ['with a title of its own', { title: 'Nota' }, false],
  ['of an activity', { activityId: 4 }, false],
  ['that was completed before it was emptied', { isCompleted: true }, false],
])('a draft %s is blank: %s', (_, fields: Record<string, string | number | boolean | null>, isIt) => {
  expect(isBlank(entryOf(aStored({ fields: { isCompleted: false, ...fields } })))).toBe(isIt);
});

it('is not blank while another version waits to be chosen', () => {
  const others = [{ key: 's1', field: 'responses.personal_content', value: 'Del móvil', device: 'tu móvil' }];
  expect(isBlank(entryOf(aStored({ fields: { isCompleted: false }, others })))).toBe(false);
});

describe('an entry of drawings alone', () => {
  const drawn = (fields: Record<string, string> = {}) =>
    entryOf(
      aStored({
        createdAt: '2026-11-12T08:05:00.000Z',
        fields: {
          entryId: Date.parse('2026-11-12T08:05:00.000Z'),
          'canvasData.personal_content': 'a'.repeat(64),
          ...fields,
        },
      }),
    );

  it('is told from others by its day and hour; its title is the specified one', () => {
    const entry = drawn();
    expect(shortTitle(entry)).toBe(`A mano · 12 de noviembre de 2026, ${clockTime(entry.writtenAt)}`);
    expect(personalTitle(entry)).toBe('Nueva entrada personal');
  });

  it.each([
    ['responses.personal_content', 'Con palabras.'],
    ['title', 'Una carta'],
  ])('is none with %s', (field, words) => {
    expect(shortTitle(drawn({ [field]: words }))).toBe(words);
  });
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

it('keeps the day on which an entry from another journal was written', () => {
  const taken = aStored({ createdAt: '2026-11-29T10:00:00.000Z', fields: { entryId: 1_700_000_000_000 } });
  expect(entryOf(taken).writtenAt).toBe('2023-11-14T22:13:20.000Z');
  expect(dayOf(entryOf(taken))).toBe('2023-11-14');
});

it('keeps the day and the hour of the place where it was written', () => {
  const createdAt = '2026-06-14T22:30:00.000Z';
  const abroad = aStored({ createdAt, fields: { entryId: Date.parse(createdAt), utcOffset: 120 } });
  const { writtenAt } = entryOf(abroad);
  expect([dayOf(entryOf(abroad)), shortDate(writtenAt), clockTime(writtenAt)]).toEqual([
    '2026-06-15',
    '15 jun 2026',
    '0:30',
  ]);
});
