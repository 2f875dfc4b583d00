import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isSameProcess, processIdentity } from './identity.mjs';

/** Records a process in a file, with its start time, so that a later run can find it after a crash. */
export function writePidFile(file, pid, extra = {}) {
  writeFileSync(file, JSON.stringify({ pid, identity: processIdentity(pid), ...extra }), { mode: 0o600 });
}

/** The recorded process, or undefined if there is none or it no longer runs. */
export function readPidFile(file) {
  try {
    const noted = JSON.parse(readFileSync(file, 'utf8'));
    return isSameProcess(noted) ? noted : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Takes a lock that only a running process can hold; a killed process's lock is taken over.
 * @returns `{ release }`, or `{ holder }` if another process has it
 */
export function takeLock(file, extra = {}) {
  mkdirSync(path.dirname(file), { recursive: true });
  const own = `${file}.${process.pid}`;
  writePidFile(own, process.pid, extra);
  try {
    for (let attempt = 0; attempt < 3; attempt += 1) {
      try {
        linkSync(own, file); // fails if the file exists: atomic on every file system
        return { release: () => rmSync(file, { force: true }) };
      } catch (error) {
        if (error.code !== 'EEXIST') throw error;
        const holder = readPidFile(file);
        if (holder) return { holder };
        rmSync(file, { force: true });
      }
    }
    throw new Error(`${file} is taken and given back all the time`);
  } finally {
    rmSync(own, { force: true });
  }
}
