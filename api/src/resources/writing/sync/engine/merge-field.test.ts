import type { FieldChange } from '@app/contract/sync';
import type { FieldState } from './document.ts';
import type { FieldRule } from './kind-rules.ts';
import { type Merge, mergeField, refusalOf, wireValue } from './merge-field.ts';

const text: FieldRule = { class: 'text' };
const flag: FieldRule = { class: 'flag', accepts: (value) => typeof value === 'boolean' };
const drawing: FieldRule = { class: 'drawing', savedIn: 'savedDrawings.a' };
const drawings: FieldRule = { class: 'drawings' };
const [a, b, c] = ['a', 'b', 'c'].map((letter) => letter.repeat(64)) as [string, string, string];

it.each<[string, FieldRule, FieldState | undefined, FieldChange, Merge]>([
  ['first words', text, undefined, { value: 'Hoy', baseRev: 0 }, { value: 'Hoy' }],
  ['words over words that were seen', text, { value: 'Hoy', rev: 4 }, { value: 'Ayer', baseRev: 4 }, { value: 'Ayer' }],
  ['words taken back', text, { value: 'Hoy', rev: 4 }, { value: '', baseRev: 4 }, { value: '' }],
  [
    'words over words that were not seen',
    text,
    { value: 'Hoy', rev: 4 },
    { value: 'Ayer', baseRev: 3 },
    { sibling: 'Ayer' },
  ],
  ['the same words', text, { value: 'Hoy', rev: 4 }, { value: 'Hoy', baseRev: 0 }, {}],
  ['the beginning of what stands', text, { value: 'Hoy he', rev: 4 }, { value: 'Hoy', baseRev: 0 }, {}],
  ['nothing over words that were not seen', text, { value: 'Hoy', rev: 4 }, { value: '', baseRev: 0 }, {}],
  ['a continuation', text, { value: 'Hoy', rev: 4 }, { value: 'Hoy he', baseRev: 0 }, { value: 'Hoy he' }],
  ['words in an emptied field', text, { value: '', rev: 4 }, { value: 'Hoy', baseRev: 0 }, { value: 'Hoy' }],
  ['a server that went back in time', text, { value: 'Hoy', rev: 2 }, { value: 'Ayer', baseRev: 9 }, { value: 'Ayer' }],
  ['a flag seen', flag, { value: false, rev: 4 }, { value: true, baseRev: 4 }, { value: true }],
  ['a flag not seen: the last to arrive', flag, { value: false, rev: 4 }, { value: true, baseRev: 0 }, { value: true }],
  ['a flag as it is', flag, { value: true, rev: 4 }, { value: true, baseRev: 4 }, {}],
  ['a drawing over one that was seen', drawing, { value: a, rev: 4 }, { value: b, baseRev: 4 }, { value: b }],
  [
    'a drawing over one that was not',
    drawing,
    { value: a, rev: 4 },
    { value: b, baseRev: 3 },
    { saved: { list: 'savedDrawings.a', hash: b } },
  ],
  ['a drawing where none is', drawing, { value: null, rev: 4 }, { value: b, baseRev: 3 }, { value: b }],
  ['no drawing over one that was not seen', drawing, { value: a, rev: 4 }, { value: null, baseRev: 3 }, {}],
  ['the first of a list', drawings, undefined, { add: [a], remove: [], baseRev: 0 }, { value: [[a, 9]] }],
  [
    'union',
    drawings,
    { value: [[a, 4]], rev: 4 },
    { add: [b, b], remove: [], baseRev: 0 },
    {
      value: [
        [a, 4],
        [b, 9],
      ],
    },
  ],
  ['what is there already', drawings, { value: [[a, 4]], rev: 4 }, { add: [a], remove: [], baseRev: 0 }, {}],
  [
    'removal of what was seen',
    drawings,
    {
      value: [
        [a, 4],
        [b, 6],
      ],
      rev: 6,
    },
    { add: [], remove: [a], baseRev: 4 },
    { value: [[b, 6]] },
  ],
  [
    'removal of what was not seen',
    drawings,
    {
      value: [
        [a, 4],
        [b, 6],
      ],
      rev: 6,
    },
    { add: [], remove: [b], baseRev: 4 },
    {},
  ],
  [
    'one in, one out',
    drawings,
    { value: [[a, 4]], rev: 4 },
    { add: [c], remove: [a], baseRev: 4 },
    { value: [[c, 9]] },
  ],
])('%s', (_, rule, current, change, merge) => {
  expect(mergeField(rule, current, change, 9)).toEqual(merge);
});

it.each<[FieldRule | undefined, FieldChange, string | undefined]>([
  [text, { value: 'x'.repeat(200_000), baseRev: 0 }, undefined],
  [text, { value: 'x'.repeat(200_001), baseRev: 0 }, 'too_large'],
  [text, { value: 1, baseRev: 0 }, 'invalid'],
  [text, { value: null, baseRev: 0 }, 'invalid'],
  [text, { add: [a], remove: [], baseRev: 0 }, 'invalid'],
  [flag, { value: 'yes', baseRev: 0 }, 'invalid'],
  [drawing, { value: 'data:image/png;base64,', baseRev: 0 }, 'invalid'],
  [drawing, { value: a, baseRev: 0 }, undefined],
  [drawings, { value: [a], baseRev: 0 }, 'invalid'],
  [undefined, { value: 'x', baseRev: 0 }, 'invalid'],
])('case %#: a change may be made or not', (rule, change, refusal) => {
  expect(refusalOf(rule, change)).toBe(refusal);
});

it('sends a list of drawings as their hashes', () => {
  expect(
    wireValue(drawings, {
      value: [
        [a, 4],
        [b, 6],
      ],
      rev: 6,
    }),
  ).toEqual([a, b]);
  expect(wireValue(text, { value: 'Hoy', rev: 6 })).toBe('Hoy');
});
