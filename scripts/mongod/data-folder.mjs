import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { writeWhole } from './write-whole.mjs';

const LOG_LIMIT_BYTES = 20 * 1024 * 1024;

/**
 * Files of the embedded MongoDB under `DATA_DIR/mongod`: `db` (its data), `about.json` (version that wrote them, last port),
 * `key` and `credentials.json` (access), `pid` and `uri` (while it runs), `mongod.log`.
 */
export function openDataFolder(dataDir) {
  const folder = path.resolve(dataDir, 'mongod');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = (name) => path.join(folder, name);
  const files = {
    db: file('db'),
    about: file('about.json'),
    key: file('key'),
    credentials: file('credentials.json'),
    pid: file('pid'),
    uri: file('uri'),
    log: file('mongod.log'),
  };
  if (existsSync(files.log) && statSync(files.log).size > LOG_LIMIT_BYTES) renameSync(files.log, `${files.log}.1`);
  return files;
}

/** `{ version, major, port, ready }`, or undefined before the first start. `ready` is set once the replica set and its users exist. */
export function readAbout(files) {
  return existsSync(files.about) ? JSON.parse(readFileSync(files.about, 'utf8')) : undefined;
}

export function writeAbout(files, about) {
  writeWhole(files.about, JSON.stringify(about));
}

/**
 * Creates the data folder. Files of an interrupted first start are moved aside, not deleted: the product has never written to them, but
 * they may be a copy from elsewhere.
 */
export function prepareDatabaseFolder(files, about) {
  if (!about?.ready && existsSync(files.db)) renameSync(files.db, `${files.db}-unfinished-${Date.now()}`);
  mkdirSync(files.db, { recursive: true, mode: 0o700 });
}

/** The address contains a password: only its owner may read it. */
export function writeAddress(files, uri) {
  rmSync(files.uri, { force: true });
  writeFileSync(files.uri, `${uri}\n`, { mode: 0o600 });
}
