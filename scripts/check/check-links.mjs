/** Part of npm run check: fails on broken links in the documentation. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { inRoot, root } from '../paths.mjs';
import { say } from '../terminal/say.mjs';
import { brokenLinks } from './broken-links.mjs';

const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.md'], { cwd: root, encoding: 'utf8' });
// Links of a template count from the folder that is made from it.
const names = listed
  .split('\n')
  .filter((name) => name !== '' && !name.includes('/template/') && existsSync(inRoot(name)));
const broken = brokenLinks(root, names);
for (const link of broken) say(link);
if (broken.length > 0) process.exitCode = 1;
