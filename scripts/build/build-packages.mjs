import path from 'node:path';
import { readFileSync } from 'node:fs';
import { run } from '../process/run.mjs';
import { inRoot } from '../paths.mjs';
import { Stop } from '../terminal/say.mjs';
import { step } from '../terminal/step.mjs';
import { builtPackages } from './packages.mjs';
import { precompress } from './precompress.mjs';
import { isBuilt, noteBuilt, stampOf } from './stamp.mjs';

const AT_ONCE = 2;

/**
 * Builds what changed since its last build.
 * @param options.names packages; all by default
 * @param options.mode `production` or `development`
 * @returns the names that were built
 */
export async function buildPackages({ names = builtPackages(), mode = 'production' } = {}) {
  const stale = names
    .map((name) => ({ name, stamp: stampOf(name, mode) }))
    .filter(({ name, stamp }) => !isBuilt(name, stamp));
  if (stale.length === 0) return [];
  await step(`Building ${stale.map(({ name }) => name).join(', ')}`, async () => {
    const waiting = [...stale];
    const worker = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) await buildPackage(next, mode);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
  });
  return stale.map(({ name }) => name);
}

async function buildPackage({ name, stamp }, mode) {
  const { code, output } = await run(
    process.execPath,
    [inRoot('node_modules/@rspack/cli/bin/rspack.js'), 'build', '--mode', mode],
    {
      cwd: inRoot(name),
      quiet: true,
      env: { ...process.env, REMOTE_VERSION: localVersion(name, stamp) },
    },
  );
  if (code !== 0) throw new Stop(`Building ${name} failed:\n${output}`);
  if (name === 'shell') await precompress(path.join(inRoot(name), 'dist'));
  noteBuilt(name, stamp);
}

/**
 * The version under which a checkout's build of a remote is published: a team's deploy carries the plain version of the package, a
 * local build names its sources, so that the two never stand for different bytes.
 */
function localVersion(name, stamp) {
  const { version } = JSON.parse(readFileSync(inRoot(name, 'package.json'), 'utf8'));
  return process.env.REMOTE_VERSION ?? `${version}-local.${stamp.slice(0, 8)}`;
}
