import { applyFieldEdit, applyFieldEdits, hashesOf, mergeListEdits, textOf } from './field-edits.ts';

it.each([
  ['a text', 'mar', { value: 'sol' }, 'sol'],
  ['a field that was not there', undefined, { value: 'sol' }, 'sol'],
  ['a list as a whole', ['a'], { value: ['b'] }, ['b']],
  ['a hash more', ['a'], { add: ['b'], remove: [] }, ['a', 'b']],
  ['a hash that is there', ['a', 'b'], { add: ['a'], remove: [] }, ['a', 'b']],
  ['a hash less', ['a', 'b'], { add: [], remove: ['a', 'c'] }, ['b']],
  ['a list that was not there', undefined, { add: ['a'], remove: ['b'] }, ['a']],
  ['a value that is no list', null, { add: ['a'], remove: [] }, ['a']],
])('changes %s', (_, before, edit, after) => {
  expect(applyFieldEdit(before, edit)).toEqual(after);
});

it.each([
  ['a text', 'mar', 'mar'],
  ['a field that is not there', undefined, ''],
  ['a number', 7, ''],
  ['a list', ['mar'], ''],
])('reads the text of %s', (_, value, text) => {
  expect(textOf(value)).toBe(text);
});

it('changes the named fields alone', () => {
  const fields = { note: 'mar', drawings: ['a'] };
  expect(applyFieldEdits(fields, { drawings: { add: ['b'], remove: ['a'] }, title: { value: 'sol' } })).toEqual({
    note: 'mar',
    drawings: ['b'],
    title: 'sol',
  });
  expect(fields).toEqual({ note: 'mar', drawings: ['a'] });
});

/** Every list of some of these hashes, in every order. */
const listsOf = (hashes: readonly string[]): string[][] => [
  [],
  ...hashes.flatMap((first) => listsOf(hashes.filter((hash) => hash !== first)).map((rest) => [first, ...rest])),
];

/** Every two edits of every list. */
const casesOf = (lists: readonly string[][], edits: readonly { add: string[]; remove: string[] }[]) =>
  lists.flatMap((before) => edits.flatMap((first) => edits.map((later) => ({ before, first, later }))));

it('merges two edits of a list into one that makes the same of every list', () => {
  const lists = listsOf(['a', 'b']);
  const edits = lists.flatMap((add) => lists.map((remove) => ({ add, remove })));
  const wrong = casesOf(lists, edits).filter(({ before, first, later }) => {
    const inTurn = hashesOf(applyFieldEdit(applyFieldEdit(before, first), later));
    const atOnce = hashesOf(applyFieldEdit(before, mergeListEdits(first, later)));
    return atOnce.toSorted().join('') !== inTurn.toSorted().join('');
  });
  expect(wrong).toEqual([]);
});

it('keeps the order of hashes that are added in turn, and names none twice', () => {
  const lists = listsOf(['a', 'b', 'c']);
  const edits = lists.map((add) => ({ add, remove: [] }));
  const wrong = casesOf(lists, edits).filter(({ before, first, later }) => {
    const merged = mergeListEdits(first, later);
    const inTurn = hashesOf(applyFieldEdit(applyFieldEdit(before, first), later));
    const atOnce = hashesOf(applyFieldEdit(before, merged));
    return new Set(merged.add).size !== merged.add.length || atOnce.join('') !== inTurn.join('');
  });
  expect(wrong).toEqual([]);
});
