import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isSameProcess, processIdentity } from './identity.mjs';

/** Notes a process in a file, with its start time, so that a later run can find it again after a crash. */
export function writePidFile(file, pid, extra = {}) {
  writeFileSync(file, JSON.stringify({ pid, identity: processIdentity(pid), ...extra }), { mode: 0o600 });
}

/** What was noted, or undefined when nothing was, or when that process no longer runs. */
export function readPidFile(file) {
  try {
    const noted = JSON.parse(readFileSync(file, 'utf8'));
    return isSameProcess(noted) ? noted : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Takes a lock that only a running process can hold; one left by a killed process is taken over.
 * @returns `{ release }`, or `{ holder }` when another process has it
 */
export function takeLock(file, extra = {}) {
  mkdirSync(path.dirname(file), { recursive: true });
  const own = `${file}.${process.pid}`;
  writePidFile(own, process.pid, extra);
  try {
    for (let attempt = 0; attempt < 3; attempt += 1) {
      try {
        linkSync(own, file); // fails when the file is there: the one atomic way that every file system has
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
