import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const docs = resolve(import.meta.dirname, '../../docs');
const list = readFileSync(resolve(docs, 'security.md'), 'utf8');
const rowsOf = (text: string) => [...text.matchAll(/^\| ([A-Z]-\d\d) /gm)].map(([, row = '']) => row);

interface Held {
  readonly row: string;
  readonly path: string;
}

const held: Held[] = list.split('\n').flatMap((line) => {
  const row = /^\| ([A-Z]-\d\d) /.exec(line)?.[1];
  return row ? [...line.matchAll(/\]\(([^)]+)\)/g)].map(([, path = '']) => ({ row, path })) : [];
});

it('every row of the requirements stands in the list, once', () => {
  const rows = rowsOf(readFileSync(resolve(docs, 'product/security.md'), 'utf8'));
  expect(rows.length).toBeGreaterThan(80);
  expect(rowsOf(list)).toEqual(rows);
});

it('every row has a test, or stands among the deviations', () => {
  const lines = list.split('\n').filter((line) => /^\| [A-Z]-\d\d /.test(line));
  const untested = rowsOf(lines.filter((line) => !line.includes('](')).join('\n'));
  const deviations = list.slice(list.indexOf('## Deviations'));
  expect(untested.filter((row) => !deviations.includes(`(${row})`))).toEqual([]);
});

it.each(held)('$row is named by $path', ({ row, path }) => {
  expect(existsSync(resolve(docs, path))).toBe(true);
  expect(readFileSync(resolve(docs, path), 'utf8').includes(row)).toBe(true);
});
