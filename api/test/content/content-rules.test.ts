import type { ContentItem } from '../../src/resources/programme/content/content-items.ts';
import { contentRules } from './content-rules.ts';

let seed = 0;
/** The given number of unique words. */
const ownWords = (count: number) => Array.from({ length: count }, () => `palabra${(seed += 1)}`).join(' ');

/** A phrase activity whose four texts begin as given, padded to a valid length. */
function anActivity(base: number, beginnings: readonly string[]): ContentItem {
  const lenses = [0, 1, 2, 3].map((i) => ({
    title: ownWords(2),
    description: ownWords(5),
    time: { minutes: 10, span: 'once' as const },
    text: [`${beginnings[i] ?? ownWords(4)} ${ownWords(130)}`, ownWords(10)],
    line: ownWords(8),
    questions: [ownWords(5)],
    phrase: ownWords(5),
  }));
  return { id: `activity:${base}`, type: 'activity', value: { base, kind: 'phrase', lenses } };
}

it('accepts texts that have nothing in common', () => {
  expect(contentRules([anActivity(3, []), anActivity(12, [])])).toEqual([]);
});

it.each([
  [
    'seven words in a row in two texts',
    ['uno dos tres cuatro cinco seis siete'],
    ['antes uno dos tres cuatro cinco seis siete'],
    /base 12 .*«uno dos tres cuatro cinco seis siete» stands in base 3/,
  ],
  ['the masculine', ['Quédate sentado en silencio'], [], /masculine address/],
  ['the masculine behind an adverb', ['Cuando estás muy cansado, para'], [], /«estás muy cansado»/],
  ['a masculine participle', ['Hoy que estás ya despejado, mira'], [], /«estás ya despejado»/],
  ['a split form', ['Si vienes sola o acompañado/a'], [], /«acompañado\/a»/],
  ['an at sign for both', ['Hola a tod@s'], [], /«tod@s»/],
])('refuses %s', (_, first, second, fault) => {
  const faults = contentRules([anActivity(3, first), anActivity(12, second)]);
  expect(faults.join('\n')).toMatch(fault);
});

it('accepts six words in a row, and words about another person', () => {
  const first = ['uno dos tres cuatro cinco seis', 'El banco está solo y tranquilo'];
  expect(contentRules([anActivity(3, first), anActivity(12, ['uno dos tres cuatro cinco seis otra'])])).toEqual([]);
});

it('refuses a text that differs from another only by the block title', () => {
  const text = ownWords(130).split(' ');
  const withTitle = (title: string) => text.flatMap((word, i) => (i % 5 === 0 ? [word, title] : [word])).join(' ');
  const item = (base: number, title: string): ContentItem => {
    const activity = anActivity(base, []);
    if (activity.type === 'activity' && activity.value.lenses[0]) activity.value.lenses[0].text = [withTitle(title)];
    return activity;
  };
  const block = (id: number, title: string): ContentItem => ({
    id: `block:${id}`,
    type: 'block',
    value: { id, title, icon: 'sun', month: id, description: ownWords(20) },
  });
  const faults = contentRules([block(1, 'Silencio'), block(2, 'Soltar'), item(3, 'Silencio'), item(12, 'Soltar')]);
  expect(faults).toEqual([expect.stringMatching(/^base 12 \(phrase\), week 1: the same text as base 3/)]);
});

it('counts words', () => {
  const short = anActivity(3, []);
  if (short.type === 'activity' && short.value.lenses[1]) short.value.lenses[1].text = [ownWords(49)];
  expect(contentRules([short])).toEqual(['base 3 (phrase), week 2, text: 49 words, not 50–220']);
});
