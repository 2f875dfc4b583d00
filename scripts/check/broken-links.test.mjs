import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brokenLinks } from './broken-links.mjs';

const folder = mkdtempSync(path.join(os.tmpdir(), 'reencuentro-links-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('finds links to missing files and headings, and no others', () => {
  mkdirSync(path.join(folder, 'docs'));
  writeFileSync(path.join(folder, 'docs/other.md'), '# Día uno: el `código`\n');
  writeFileSync(
    path.join(folder, 'a.md'),
    [
      '# Here',
      '[kept](docs/other.md) [heading](docs/other.md#día-uno-el-código) [own](#here) [folder](docs) [web](https://example.com/x)',
      '`[code](nowhere.md)`',
      '[gone](docs/gone.md "its title") [no heading](docs/other.md#two) [no own](#there)',
    ].join('\n'),
  );
  expect(brokenLinks(folder, ['a.md', 'docs/other.md'])).toEqual([
    'a.md: docs/gone.md',
    'a.md: docs/other.md#two',
    'a.md: #there',
  ]);
});
