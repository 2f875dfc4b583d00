import path from 'node:path';
import { libraryProse } from '../../src/resources/library/library-prose.ts';
import { readContent } from '../../src/resources/programme/content/content-files.ts';

const CONTENT_DIR = path.resolve(import.meta.dirname, '../../content');

it('the libraries read like a book: nothing said twice, no two beginnings alike, no promises, clean setting', async () => {
  const { items, faults } = await readContent(CONTENT_DIR);
  expect(faults).toEqual([]);
  expect(libraryProse(items)).toEqual([]);
});
