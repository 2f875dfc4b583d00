import path from 'node:path';
import { readContent } from '../../src/resources/programme/content/content-files.ts';
import { countTic, TICS, type TicText, ticTexts } from '../../src/resources/programme/content/content-tics.ts';

const CONTENT_DIR = path.resolve(import.meta.dirname, '../../content');
const BLOCKS = Array.from({ length: 12 }, (_, i) => i + 1);

/** Request of `npm run content:counts`: all tics, or the places of one, in all blocks or in one. */
const asked = process.env.CONTENT_COUNTS?.split(' ');

let texts: readonly TicText[];
beforeAll(async () => {
  const { items } = await readContent(CONTENT_DIR);
  texts = ticTexts(items.flatMap((item) => (item.type === 'activity' ? [item.value] : [])));
});

it('counts each of the 432 texts once, by the id of its address', () => {
  expect(texts.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(Array.from({ length: 432 }, (_, i) => i + 1));
  expect(texts.find(({ id }) => id === 14)).toMatchObject({ blockId: 1, kind: 'book' });
});

it('finds no more mannerisms in the programme than their bounds allow, and no crowded text', () => {
  const tooMany = TICS.flatMap((tic) => {
    const { count, crowded } = countTic(tic, texts);
    return count > tic.most || crowded.length > 0 ? [{ tic: tic.name, count, most: tic.most, crowded }] : [];
  });
  expect(tooMany).toEqual([]);
});

afterAll(() => {
  if (!asked) return;
  const name = asked.find((word) => TICS.some((tic) => tic.name === word));
  const block = asked.map(Number).find((id) => BLOCKS.includes(id));
  process.stdout.write(name ? placesOf(name, block) : tableOfCounts());
});

const row = (cells: readonly (string | number)[]) =>
  `${cells.map((cell, i) => (i === 0 ? String(cell).padEnd(18) : String(cell).padStart(5))).join('')}\n`;

function tableOfCounts(): string {
  const ofBlock = (id: number) => texts.filter(({ blockId }) => blockId === id);
  return [
    row(['tic', ...BLOCKS, 'all', 'most']),
    ...TICS.map((tic) => {
      const { count, crowded } = countTic(tic, texts);
      const cells = [tic.name, ...BLOCKS.map((id) => countTic(tic, ofBlock(id)).count), count, tic.most];
      return row(cells) + (crowded.length > 0 ? `  more than ${tic.mostInText} in ${crowded.join(' ')}\n` : '');
    }),
  ].join('');
}

const placesOf = (name: string, block?: number) =>
  TICS.filter((tic) => tic.name === name)
    .flatMap((tic) => countTic(tic, texts).places)
    .filter(({ blockId }) => block === undefined || blockId === block)
    .map(({ id, excerpt }) => `${id}: ${excerpt}\n`)
    .join('');
