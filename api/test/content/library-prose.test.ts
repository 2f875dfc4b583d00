import path from 'node:path';
import { libraryProse } from '../../src/resources/library/library-prose.ts';
import { readContent } from '../../src/resources/programme/content/content-files.ts';

const CONTENT_DIR = path.resolve(import.meta.dirname, '../../content');

it('the libraries keep their editorial rules: no repetition, no promises, clean typography', async () => {
  const { items, faults } = await readContent(CONTENT_DIR);
  expect(faults).toEqual([]);
  expect(libraryProse(items)).toEqual([]);
});
