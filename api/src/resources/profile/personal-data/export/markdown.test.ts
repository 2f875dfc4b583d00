import { type Node, Parser } from 'commonmark';
import fc from 'fast-check';
import { toMarkdown } from './markdown.ts';

/** A block of what a renderer shows: its kind, and its lines. */
type Block = readonly [kind: string, ...lines: string[]];

function shown(markdown: string): Block[] {
  const blocks: string[][] = [];
  const walker = new Parser().parse(markdown).walker();
  for (let step = walker.next(); step; step = walker.next()) {
    const { node, entering } = step;
    if (!entering || node.type === 'document' || node.type === 'emph') continue;
    const last = blocks.at(-1);
    if (node.type === 'text' && last) last.push(`${last.pop()}${node.literal}`);
    else if (node.type === 'linebreak') last?.push('');
    else blocks.push([nameOf(node), '']);
  }
  return blocks.map(([kind = '', ...lines]) => [kind, ...lines.map((line) => line.trim())]);
}

const nameOf = ({ type, level }: Node): string => (type === 'heading' ? `heading ${level}` : type);

const bookOf = (title: string, heading: string, text: string) =>
  toMarkdown({
    title: 'Mi diario',
    chapters: [{ title, note: '21 de noviembre', passages: [{ heading, text, pictures: [] }] }],
  });

/** What was written, as blocks: white space at the edges of a line is not seen. */
const written = (text: string): Block[] =>
  text
    .split(/\r\n?|\n/)
    .map((line) => line.trim())
    .join('\n')
    .split(/\n{2,}/)
    .filter((each) => each.trim() !== '')
    .map((each) => ['paragraph', ...each.trim().split('\n')]);

const body = (text: string) => shown(bookOf('Hoy', 'Tu atención', text)).slice(4);

it.each([
  '1. agua\nHoy\n---',
  '- - -\n***\n===\nUn título\n===',
  '2026.\n1986)\n1.agua',
  '    sangrado\n\tcon tabulador\n\n    otro',
  'a &amp; b &copy; c & d &#65;',
  '[a]: b\n[c](d) ![e](f) <g> https://ejemplo.org/a_b_c',
  'x\\\ny\\',
  '> cita\n+ lista\n: así',
  ':) 3 < 4 > 2 ~~no~~ `código` | tabla | $x^2$',
  'una\r\ndos\rtres\n\n\n\ncuatro  \ncinco',
])('shows %j as it was written', (text) => {
  expect(body(text)).toEqual(written(text));
});

const pieces = fc.constantFrom(
  ...Array.from('\\`*_{}[]()<>#+-.!|~&=:"$^ 1aá🌙\n\t'),
  '\n\n',
  '    ',
  '\r\n',
  '10',
  '--',
  '&amp;',
  '&#35;',
  'http://a.b',
  '<b>',
  '```',
  '~~~',
);
const texts = fc.oneof(
  fc.array(pieces, { maxLength: 30 }).map((all) => all.join('')),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
);

it('shows any text as it was written', () => {
  fc.assert(
    fc.property(texts, (text) => expect(body(text)).toEqual(written(text))),
    { numRuns: 3000 },
  );
});

it('shows any title and heading as it was written, in a line', () => {
  const seen = (text: string) => text.replace(/\s+/g, ' ').trim();
  fc.assert(
    fc.property(texts, texts, (title, heading) => {
      expect(shown(bookOf(title, `${heading}?`, 'sí'))).toEqual([
        ['heading 1', 'Mi diario'],
        ['heading 2', seen(title)],
        ['paragraph', '21 de noviembre'],
        ['heading 3', seen(`${heading}?`)],
        ['paragraph', 'sí'],
      ]);
    }),
    { numRuns: 2000 },
  );
});
