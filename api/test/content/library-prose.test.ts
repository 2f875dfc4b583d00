import path from 'node:path';
import { readContent } from '../../src/resources/programme/content/content-files.ts';
import type { ContentItem } from '../../src/resources/programme/content/content-items.ts';
import type { ContentBook, ContentChallenge } from '../../src/resources/programme/content/library-schema.ts';
import { libraryProse } from './library-prose.ts';

const CONTENT_DIR = path.resolve(import.meta.dirname, '../../content');

it('the libraries in api/content keep their editorial rules: no repetition, no promises, clean typography', async () => {
  const { items, faults } = await readContent(CONTENT_DIR);
  expect(faults).toEqual([]);
  expect(libraryProse(items)).toEqual([]);
});

let seed = 0;
/** The given number of unique words. */
const ownWords = (count: number) => Array.from({ length: count }, () => `palabra${(seed += 1)}`).join(' ');

function aBook(id: number, changes: Partial<ContentBook> = {}): ContentItem {
  const value: ContentBook = {
    id,
    title: ownWords(2),
    author: ownWords(2),
    year: 1929,
    coverColor: '#445566',
    description: ownWords(10),
    tags: ['Calma', 'Voz'],
    blocks: [1],
    fullSummary: [{ heading: ownWords(2), text: [ownWords(20)] }],
    exercise: { title: ownWords(2), steps: [ownWords(9)] },
    question: ownWords(5),
    ...changes,
  };
  return { id: `book:${id}`, type: 'book', value };
}

function aChallenge(id: number, days: readonly string[], duration = `${days.length} días`): ContentItem {
  const value: ContentChallenge = {
    id,
    title: ownWords(2),
    description: ownWords(10),
    tags: ['Calma', 'Voz'],
    category: 'Ritual',
    duration,
    intro: [ownWords(20)],
    days: days.map((text) => ({ title: ownWords(2), text })),
    closing: ownWords(10),
  };
  return { id: `challenge:${id}`, type: 'challenge', value };
}

it('accepts texts that have nothing in common', () => {
  expect(libraryProse([aBook(1), aBook(2), aChallenge(1, [ownWords(50), ownWords(60)])])).toEqual([]);
});

it('refuses seven words in a row in two items, and in two days of one challenge', () => {
  const run = 'uno dos tres cuatro cinco seis siete';
  expect(libraryProse([aBook(1, { question: run }), aBook(2, { question: `antes ${run}` })]).join()).toMatch(
    /^book:2: «uno dos tres cuatro cinco seis siete» stands in book:1 too$/,
  );
  const days = [`${ownWords(40)} ${run}`, `${ownWords(40)} ${run}`];
  expect(libraryProse([aChallenge(1, days)]).join()).toMatch(
    /^challenge:1, day 2: .* stands in challenge:1, day 1 too$/,
  );
});

it('refuses seven words that an activity already uses', () => {
  const said = 'abre la ventana y mira la calle';
  const lens = {
    title: ownWords(2),
    description: ownWords(5),
    time: { minutes: 10, span: 'once' as const },
    text: [said],
    line: said,
    questions: [ownWords(5)],
    phrase: ownWords(5),
  };
  const activity: ContentItem = {
    id: 'activity:3',
    type: 'activity',
    value: { base: 3, kind: 'phrase', lenses: [lens] },
  };
  expect(libraryProse([activity, aBook(1, { question: said })]).join()).toMatch(/^book:1: .* stands in base 3/);
});

it('allows titles to be cited repeatedly', () => {
  const title = 'Uno dos tres cuatro cinco seis siete ocho';
  expect(libraryProse([aBook(1, { title }), aBook(2, { question: title })])).toEqual([]);
});

it.each([
  ['shouting', 'Respira ¡ya!'],
  ['straight quotation marks', 'Di "sí" otra vez'],
  ['an emoji', 'Buenos días 🌸 amiga'],
  ['a promise', 'Estas páginas te ayudarán a sanar'],
  ['guilt', 'Ya deberías haberlo hecho'],
  ['a worn phrase', 'Sal de tu zona de confort'],
  ['a question that does not begin', 'Qué miras?'],
  ['a quotation that does not end', 'Di «sí otra vez'],
])('refuses %s', (_, question) => {
  expect(libraryProse([aBook(1, { question })])).toHaveLength(1);
});

it('limits a day to forty to ninety words, and one counted in hours to more', () => {
  expect(libraryProse([aChallenge(1, [ownWords(39)], '1 día')])).toEqual(['challenge:1, day 1: 39 words, not 40–90']);
  expect(libraryProse([aChallenge(1, [ownWords(91)], '1 día')])).toHaveLength(1);
  expect(libraryProse([aChallenge(1, [ownWords(91)], '12 horas')])).toEqual([
    'challenge:1, day 1: 91 words, not 140–220',
  ]);
});
