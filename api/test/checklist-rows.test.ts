import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const docs = resolve(import.meta.dirname, '../../docs');
const list = readFileSync(resolve(docs, 'checklist-coverage.md'), 'utf8');
const rowsOf = (text: string) => [...text.matchAll(/^\| (F-\d{3}) /gm)].map(([, row = '']) => row);

it('every row of the checklist is in the list, once', () => {
  const rows = rowsOf(readFileSync(resolve(docs, 'product/checklist.md'), 'utf8'));
  expect(rows.length).toBe(170);
  expect(rowsOf(list)).toEqual(rows);
});

it('every row has a test or is marked as having none yet', () => {
  const lines = list.split('\n').filter((line) => /^\| F-\d{3} /.test(line));
  expect(lines.filter((line) => !/\]\(|no test yet/.test(line))).toEqual([]);
});

it('every test that it names exists', () => {
  const paths = [...list.matchAll(/\]\((\.\.\/[^)]+\.tsx?)\)/g)].map(([, path = '']) => path);
  expect(paths.filter((path) => !existsSync(resolve(docs, path)))).toEqual([]);
});
