import { readdirSync, readFileSync } from 'node:fs';
import { countOf, MANNERISMS, placesOf, textsIn } from './content/mannerisms.mjs';
import { inRoot } from './paths.mjs';
import { say } from './terminal/say.mjs';

/**
 * `npm run content:counts -- [mannerism] [block]`: prints how often each mannerism occurs in the texts of each block; with the name of one
 * (`sin`, `tres` …), its places. A report for writers: nothing is bounded by it.
 */
const asked = process.argv.slice(2);
const blocks = readdirSync(inRoot('api/content/activities'))
  .toSorted()
  .map((file) => textsIn(JSON.parse(readFileSync(inRoot('api/content/activities', file), 'utf8'))));
const row = ([name, ...counts]) => name.padEnd(18) + counts.map((count) => String(count).padStart(5)).join('');

const one = MANNERISMS.find(({ name }) => asked.includes(name));
if (one) {
  const block = asked.map(Number).find((id) => blocks[id - 1]);
  const texts = block ? blocks[block - 1] : blocks.flat();
  for (const { id, excerpt } of placesOf(one, texts)) say(`${id}: ${excerpt}`);
} else {
  say(row(['mannerism', ...blocks.map((_, index) => index + 1), 'all']));
  for (const mannerism of MANNERISMS)
    say(row([mannerism.name, ...blocks.map((texts) => countOf(mannerism, texts)), countOf(mannerism, blocks.flat())]));
}
