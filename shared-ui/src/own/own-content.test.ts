import * as z from 'zod/mini';
import { editsOf, readContent } from './own-content.ts';
import { defineOwn, type OwnContent, type OwnSchema } from './own-schema.ts';

const first = defineOwn({ version: 1, words: ['line'], values: { mood: z.enum(['calm', 'storm']) } });
/** `line` has become `text`, and the moods numbers. */
const second = defineOwn({
  version: 2,
  words: ['text'],
  values: { calm: z.int() },
  migrate: ({ words, values }: OwnContent) => ({
    words: { text: words['line'] ?? '' },
    values: values['mood'] === undefined ? {} : { calm: values['mood'] === 'calm' ? 1 : 0 },
  }),
});

const stored = { version: 1, 'words.line': 'Hoy', 'value.mood': 'calm' };
type Fields = Parameters<typeof readContent>[1];
/** The fields after an edit, as the device shows them. */
const after = (fields: Fields, edits: ReturnType<typeof editsOf>): Fields => ({
  ...fields,
  ...Object.fromEntries(Object.entries(edits).map(([name, edit]) => [name, 'value' in edit ? edit.value : null])),
});
const edited = (schema: Parameters<typeof editsOf>[0], fields: Fields, changes: Parameters<typeof editsOf>[2]) =>
  after(fields, editsOf(schema, { fields }, changes));

it('reads by the schema, and takes a value that does not satisfy it for none', () => {
  expect(readContent(first, stored)).toEqual({ words: { line: 'Hoy' }, values: { mood: 'calm' }, leftover: {} });
  expect(readContent(first, { ...stored, 'value.mood': 'rain' })?.values).toEqual({});
  expect(readContent(first, { ...stored, 'words.line': 3 })?.words).toEqual({});
});

it('names the version with the first change, and no more', () => {
  expect(editsOf(first, undefined, { words: { line: 'a' } })).toEqual({
    'words.line': { value: 'a' },
    version: { value: 1 },
  });
  expect(editsOf(first, { fields: stored }, { values: { mood: null } })).toEqual({ 'value.mood': { value: null } });
});

it.each([
  ['words that the schema does not have', { words: { note: 'a' } }],
  ['a value that it does not have', { values: { rain: 1 } }],
  ['a value that does not satisfy it', { values: { mood: 'rain' } }],
])('refuses %s', (_, changes) => expect(() => editsOf(first, undefined, changes)).toThrow(/the schema has no/));

it.each([
  ['four levels', [[[[1]]]]],
  ['ten thousand characters', ['x'.repeat(10_000)]],
])('refuses a value of %s, as the server would', (_, value) => {
  const schema = defineOwn({ version: 1, words: [], values: { any: z.unknown() } });
  expect(() => editsOf(schema, undefined, { values: { any: value } })).toThrow(/too long/);
});

describe('a document of an older version', () => {
  it('is migrated at reading, and stays as it is', () =>
    expect(readContent(second, stored)).toEqual({ words: { text: 'Hoy' }, values: { calm: 1 }, leftover: {} }));

  it('is written whole with the first change', () => {
    const fields = edited(second, stored, { words: { text: 'Hoy, mar' } });
    expect(fields).toEqual({
      version: 2,
      'words.text': 'Hoy, mar',
      'words.line': '',
      'value.calm': 1,
      'value.mood': null,
    });
    expect(readContent(second, fields)).toMatchObject({ words: { text: 'Hoy, mar' }, leftover: {} });
  });

  it('is read as it was by the version that is put back, unless it was written meanwhile', () => {
    expect(readContent(first, stored)?.words).toEqual({ line: 'Hoy' });
    expect(readContent(first, edited(second, stored, {}))).toBeUndefined();
  });

  it('keeps what an older device writes after the migration: as a leftover, until that is dealt with', () => {
    const late = { ...edited(second, stored, {}), 'words.line': 'Hoy, tarde' };
    expect(readContent(second, late)).toMatchObject({ words: { text: 'Hoy' }, leftover: { line: 'Hoy, tarde' } });
    const joined = edited(second, late, { words: { text: 'Hoy, tarde', line: '' } });
    expect(readContent(second, joined)).toMatchObject({ words: { text: 'Hoy, tarde' }, leftover: {} });
  });

  it('loses no text by a migration that drops it', () => {
    const careless = defineOwn({ ...second, migrate: () => ({ words: { text: '' }, values: {} }) });
    const fields = edited(careless, stored, { words: { text: 'nuevo' } });
    expect(readContent(careless, fields)).toMatchObject({ words: { text: 'nuevo' }, leftover: { line: 'Hoy' } });
  });

  it('is left alone by a migration that throws', () => {
    const faulty = defineOwn({
      ...second,
      migrate: () => {
        throw new Error('a fault');
      },
    });
    expect(readContent(faulty, stored)).toBeUndefined();
    expect(() => editsOf(faulty, { fields: stored }, { words: { text: 'a' } })).toThrow(/left as it is/);
  });
});

it('takes the rest of a document without a version for one of its own: the version follows', () =>
  expect(readContent(second, { 'words.text': 'a' })).toMatchObject({ words: { text: 'a' } }));

it('leaves a document of a newer version untouched', () => {
  const newer = { version: 3, 'words.text': 'a' };
  expect(readContent(second, newer)).toBeUndefined();
  expect(() => editsOf(second, { fields: newer }, { words: { text: 'b' } })).toThrow(/newer version/);
});

it.each([
  ['no version', { ...first, version: 0 }],
  ['half a version', { ...first, version: 1.5 }],
  ['a second version without a migration', { ...first, version: 2 }],
  ['words under a sentence', { ...first, words: ['Estoy triste'] }],
  ['a value under a name with a dot', { ...first, values: { 'a.b': z.boolean() } }],
])('refuses a schema with %s', (_, schema: OwnSchema) => expect(() => defineOwn(schema)).toThrow(/version|field name/));
