import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { loadCredentials } from './credentials.mjs';

const folder = mkdtempSync(path.join(os.tmpdir(), 'reencuentro-credentials-'));
const files = { key: path.join(folder, 'key'), credentials: path.join(folder, 'credentials.json') };
beforeEach(() => Object.values(files).forEach((file) => rmSync(file, { force: true })));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Loads them in a process that may create files and write nothing into them: what a crash in between leaves. */
function loadWithoutRoom() {
  const module = path.join(import.meta.dirname, 'credentials.mjs');
  const script = `import { loadCredentials } from ${JSON.stringify(module)}; loadCredentials(${JSON.stringify(files)});`;
  const node = [process.execPath, '--input-type=module', '-e', script];
  return spawnSync('sh', ['-c', 'ulimit -f 0; exec "$@"', 'sh', ...node]);
}

it.each([
  ['the key', undefined],
  ['the credentials', 'a key'],
])('survives a first start that ended while it wrote %s', (_, key) => {
  if (key) writeFileSync(files.key, key);
  expect(loadWithoutRoom().status).not.toBe(0);
  const made = loadCredentials(files);
  expect([made.operator, made.app].map(({ length }) => length)).toEqual([32, 32]);
  expect(loadCredentials(files)).toEqual(made);
  expect(readFileSync(files.key, 'utf8')).toMatch(key ?? /^[\w+/]{512}$/);
  expect(statSync(files.credentials).mode & 0o777).toBe(0o600);
});
