import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { testTitles } from './test-titles.ts';

const docs = resolve(import.meta.dirname, '../../docs');
const read = (path: string) => readFileSync(resolve(docs, path), 'utf8');
const list = read('security-coverage.md');
const [rows = '', faults = ''] = list.split('\n## Faults');
const titles = new Map<string, readonly string[]>();

function titlesOf(path: string): readonly string[] {
  const file = resolve(docs, path);
  const known = titles.get(path) ?? (existsSync(file) ? testTitles(readFileSync(file, 'utf8'), file) : []);
  titles.set(path, known);
  return known;
}

const namesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);
const ROW = /^\| ([A-Z]-\d\d) /gm;
const FAULT = /^\| (F\d+) /gm;

/** Each row of the list that begins with a name, and the files that it points to. */
const held = list.split('\n').flatMap((line) => {
  const name = /^\| ([A-Z]-\d\d|F\d+) /.exec(line)?.[1];
  return name ? [{ name, line, paths: namesIn(line, /\]\(([^)]+)\)/g) }] : [];
});

it('every row of the requirements is in the list, once', () => {
  const required = namesIn(read('product/security.md'), ROW);
  expect(required).toHaveLength(82);
  expect(namesIn(rows, ROW)).toEqual(required);
});

it('every fault under test is in the list, once', () => {
  const required = namesIn(read('product/sync.md'), /^\| (\d+) {2,}\| .* \| .* \|$/gm).map((number) => `F${number}`);
  expect(required).toHaveLength(30);
  expect(namesIn(faults, FAULT)).toEqual(required);
});

it('none of them is partly done', () => {
  expect(held.filter(({ line }) => /\bpartly\b|\bin part\b|\bnot yet\b/i.test(line))).toEqual([]);
});

it.each(held)('$name has tests whose own titles name it, in every file that it points to', ({ name, paths }) => {
  expect(paths.length).toBeGreaterThan(0);
  const named = new RegExp(`\\b${name}\\b`);
  expect(paths.filter((path) => !titlesOf(path).some((title) => named.test(title)))).toEqual([]);
});

it('control: a row in a comment, a group or a skipped test does not count', () => {
  const source = `
    // Q-01
    describe('Q-02', () => {
      it('Q-03', () => expect('Q-04').toBe('Q-04'));
      it.each(['Q-05'])('Q-06 %s', () => undefined);
      it.skip('Q-07', () => undefined);
      test(\`Q-08 in \${1} way\`, { tag: 'Q-09' }, async () => undefined);
      test.describe('Q-10', () => undefined);
    });`;
  expect(testTitles(source, 'a.test.ts')).toEqual(['Q-03', 'Q-06 %s', 'Q-08 in … way']);
});
