import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { isInstalled } from './is-installed.mjs';

let folder;

/** A checkout with one remote and one package, installed. */
const lock = (more = {}) => ({
  '': { version: '1.0.0' },
  'mf-garden': { version: '1.0.0' },
  'node_modules/mf-garden': { resolved: 'mf-garden', link: true },
  'node_modules/react': { version: '19.0.0' },
  'node_modules/a-darwin-arm64': { version: '2.0.0', optional: true },
  ...more,
});

function write({ wanted = lock(), installed = lock() }) {
  const file = (name, packages) => writeFileSync(path.join(folder, name), JSON.stringify({ packages }));
  for (const name of ['mf-garden', 'node_modules/mf-garden', 'node_modules/react'])
    mkdirSync(path.join(folder, name), { recursive: true });
  file('package-lock.json', wanted);
  const { 'node_modules/a-darwin-arm64': _, ...here } = installed;
  file('node_modules/.package-lock.json', here);
}

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'reencuentro-installed-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('accepts every package in its version, except those of other platforms', () => {
  write({});
  expect(isInstalled(folder)).toBe(true);
});

it('accepts a raised version of a remote without a new lock file: npm records that of its package.json', () => {
  write({ installed: lock({ 'mf-garden': { version: '1.0.1' } }) });
  expect(isInstalled(folder)).toBe(true);
});

it.each([
  ['another version of a package', { installed: lock({ 'node_modules/react': { version: '18.0.0' } }) }],
  ['a package more', { wanted: lock({ 'node_modules/zod': { version: '4.0.0' } }) }],
  ['a remote more, which is not linked', { wanted: lock({ 'node_modules/mf-new': { link: true } }) }],
])('refuses %s', (_, state) => {
  write(state);
  expect(isInstalled(folder)).toBe(false);
});

it('refuses a missing folder', () => {
  write({});
  rmSync(path.join(folder, 'node_modules/react'), { recursive: true });
  expect(isInstalled(folder)).toBe(false);
});
