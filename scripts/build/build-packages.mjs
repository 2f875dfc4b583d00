import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { inRoot } from '../paths.mjs';
import { takeLock } from '../process/pid-file.mjs';
import { run } from '../process/run.mjs';
import { Stop, say } from '../terminal/say.mjs';
import { step } from '../terminal/step.mjs';
import { inParallel } from './in-parallel.mjs';
import { thirdPartyNotices } from './notices.mjs';
import { buildablePackages, distOf, packageVersion } from './packages.mjs';
import { precompress } from './precompress.mjs';
import { sourceHash } from './source-hash.mjs';

const AT_ONCE = 2;

/**
 * Builds the packages whose sources have changed since their last build (recorded in `dist/.stamp`).
 * @param options.names only these; all when empty
 * @param options.release build remotes under the version of their package.json, as for a deploy; otherwise under
 *   `<version>-local.<8 hex of the source hash>`, so that two different builds never share a version
 * @param options.force build although nothing changed
 * @param options.mode 'production' or 'development'; part of the stamp and of a remote's version
 * @returns names of the packages that were built
 */
export async function buildPackages({ names = [], release = false, force = false, mode = 'production' } = {}) {
  const known = buildablePackages();
  const unknown = names.filter((name) => !known.some((item) => item.name === name));
  if (unknown.length > 0) throw new Stop(`There is nothing to build in: ${unknown.join(', ')}.`);
  const wanted = known.filter(({ name }) => names.length === 0 || names.includes(name));
  return withBuildLock(async () => {
    const outdated = wanted.map((item) => describe(item, release, mode)).filter((item) => force || !isBuilt(item));
    await inParallel(outdated, AT_ONCE, (item) => step(`Building ${item.name}`, () => buildOne(item)));
    return outdated.map(({ name }) => name);
  });
}

/** Concurrent `npm start` and `npm test` must not write the same folders. */
async function withBuildLock(work) {
  for (let waited = false; ; waited = true) {
    const { release, holder } = takeLock(inRoot('.cache/build.lock'));
    if (release) return work().finally(release);
    if (!waited) say(`Waiting for another build (process ${holder.pid})…`);
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

function describe(item, release, mode) {
  const hash = sourceHash(item.inputs, mode);
  const version = packageVersion(item.name);
  const remoteVersion = item.isRemote && (release ? version : `${version}-local.${hash.slice(0, 8)}`);
  return { ...item, mode, remoteVersion, stamp: [hash, remoteVersion].filter(Boolean).join(' ') };
}

function isBuilt({ name, result, stamp }) {
  const file = distOf(name, '.stamp');
  return existsSync(distOf(name, result)) && existsSync(file) && readFileSync(file, 'utf8') === stamp;
}

async function buildOne({ name, mode, remoteVersion, stamp }) {
  // An interrupted build, or one by other means, must not pass for this build.
  rmSync(distOf(name, '.stamp'), { force: true });
  await bundle(name, mode, remoteVersion);
  if (name === 'shell' && mode === 'production') await finishShell();
  writeFileSync(distOf(name, '.stamp'), stamp);
}

async function bundle(name, mode, remoteVersion) {
  const rspack = inRoot('node_modules/@rspack/cli/bin/rspack.js');
  const { code, output } = await run(process.execPath, [rspack, 'build', '--mode', mode], {
    cwd: inRoot(name),
    env: { ...process.env, NODE_ENV: mode, ...(remoteVersion && { REMOTE_VERSION: remoteVersion }) },
    quiet: true,
  });
  if (code !== 0) throw new Stop(`${output.trim()}\nBuilding ${name} failed.`);
}

/** Adds prerendered pages, the licences of shipped packages, and precompressed files. */
async function finishShell() {
  const { code, output } = await run(process.execPath, [inRoot('shell/build/prerender.mjs')], { quiet: true });
  if (code !== 0) throw new Stop(`${output.trim()}\nThe public pages could not be made.`);
  writeFileSync(distOf('shell', 'third-party-notices.txt'), thirdPartyNotices());
  await precompress(distOf('shell', 'assets'));
}
