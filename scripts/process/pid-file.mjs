import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isSameProcess, processIdentity } from './identity.mjs';

/** Records a process in a file, with its start time, so that a later run can find it after a crash. */
export function writePidFile(file, pid, extra = {}) {
  writeFileSync(file, JSON.stringify({ pid, identity: processIdentity(pid), ...extra }), { mode: 0o600 });
}

/** The recorded process, or undefined if there is none or it no longer runs. */
export const readPidFile = (file) => runningIn(textOf(file));

function runningIn(text) {
  try {
    const noted = JSON.parse(text);
    return isSameProcess(noted) ? noted : undefined;
  } catch {
    return undefined;
  }
}

function textOf(file) {
  try {
    return readFileSync(file, 'utf8');
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
        const text = textOf(file);
        const holder = runningIn(text) ?? removeStale(file, text, extra);
        if (holder) return { holder };
      }
    }
    throw new Error(`${file} is taken and given back all the time`);
  } finally {
    rmSync(own, { force: true });
  }
}

/**
 * Removes the lock of a process that has ended. One process at a time does so: of two, the second would remove the lock that the first has
 * taken since.
 * @param text of the lock, undefined if it was given back: then there is nothing to remove, and another may take it at any time
 * @returns the process that is removing it just now, if there is one
 */
function removeStale(file, text, extra) {
  const { release, holder } = takeLock(`${file}.stale`, extra);
  if (holder) return holder;
  if (text !== undefined && textOf(file) === text) rmSync(file);
  release();
  return undefined;
}
