import path from 'node:path';
import { inRoot, root } from '../paths.mjs';
import { run } from '../process/run.mjs';
import { say } from '../terminal/say.mjs';
import { fetchNode, otherReleases } from './fetch-node.mjs';

const ENOUGH_MS = 120_000;

/**
 * Tries the built product on every other release of Node.js. One that cannot be had is said in a line and counts as skipped: no download
 * may fail a test.
 * @returns `{ passed, failed, skipped }`
 */
export async function tryReleases() {
  const results = await Promise.all(otherReleases().map(tryRelease));
  const count = (result) => results.filter((each) => each === result).length;
  return { passed: count('passed'), failed: count('failed'), skipped: count('skipped') };
}

async function tryRelease(release) {
  const node = await fetchNode(release).catch((error) => {
    say(`Node.js ${release} cannot be had here: ${error.message}`);
  });
  if (!node) return 'skipped';
  const { code } = await run(node, [inRoot('scripts/other-node/save-one-word.mjs')], {
    cwd: root,
    timeoutMs: ENOUGH_MS,
    // The commands that it starts find the same Node.js first.
    env: { ...process.env, PATH: `${path.dirname(node)}${path.delimiter}${process.env.PATH}` },
  });
  return code === 0 ? 'passed' : 'failed';
}
