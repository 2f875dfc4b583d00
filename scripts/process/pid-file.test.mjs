import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { processIdentity } from './identity.mjs';
import { takeLock } from './pid-file.mjs';

const folder = mkdtempSync(path.join(os.tmpdir(), 'reencuentro-lock-'));
const file = path.join(folder, 'lock');

afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('gives the lock to one, and again after its release', () => {
  const first = takeLock(file, { url: 'http://localhost:3000' });
  expect(takeLock(file).holder).toMatchObject({ pid: process.pid, url: 'http://localhost:3000' });
  first.release();
  expect(takeLock(file).holder).toBeUndefined();
});

it('takes over the lock of a process that has ended', async () => {
  const child = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60_000)']);
  const identity = processIdentity(child.pid);
  expect(identity).toBeDefined();
  child.kill('SIGKILL');
  await new Promise((resolve) => child.once('exit', resolve));
  writeFileSync(file, JSON.stringify({ pid: child.pid, identity }));
  expect(takeLock(file).holder).toBeUndefined();
});

it('takes over the lock if its number now belongs to another process', () => {
  writeFileSync(file, JSON.stringify({ pid: process.pid, identity: 'of an earlier boot' }));
  expect(takeLock(file).holder).toBeUndefined();
});

it('leaves the lock to a process that takes it over at the same time', () => {
  const kill = process.kill.bind(process);
  const ended = { pid: 2 ** 22 + 1, identity: 'of an earlier boot' };
  const other = { pid: process.pid, identity: processIdentity(process.pid), url: 'http://localhost:3100' };
  writeFileSync(file, JSON.stringify(ended));
  // The other one is faster: while this one learns that the holder has ended, the lock already changes hands.
  jest.spyOn(process, 'kill').mockImplementation((pid, signal) => {
    if (pid === ended.pid) writeFileSync(file, JSON.stringify(other));
    return kill(pid, signal);
  });
  expect(takeLock(file).holder).toEqual(other);
  expect(readdirSync(folder)).toEqual([path.basename(file)]);
});
