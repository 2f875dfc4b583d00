import { readFileSync, writeFileSync } from 'node:fs';
import { inRoot } from '../paths.mjs';
import { runMain, say, Stop } from '../terminal/say.mjs';
import { hostDocs } from './host-docs.mjs';

const FILE = 'docs/host.md';

/** `node scripts/docs/host.mjs` writes docs/host.md; with `--check`, as a part of npm run check, it only compares. */
await runMain(async () => {
  const text = hostDocs();
  if (!process.argv.includes('--check')) {
    writeFileSync(inRoot(FILE), text);
    say(`${FILE} is written.`);
  } else if (readFileSync(inRoot(FILE), 'utf8') !== text) {
    throw new Stop(`${FILE} is not what the sources say: node scripts/docs/host.mjs, and look at the difference.`);
  }
});
