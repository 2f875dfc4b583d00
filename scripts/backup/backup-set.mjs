import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const FORMAT = 1;
const MANIFEST = 'set.json';
const KEYS = 'keys';

/**
 * Layout of a backup's folder: one folder per set, named by its time, with a full copy and one file for each span of changes since; and one
 * folder for the keys. A manifest is written when its files are complete: files that it does not name are left over from an interrupted
 * run.
 * @typedef {{ file: string, documents: number, bytes: number, sha256: string }} StoredFile
 * @typedef {{ format: 1, from: string, startedAt: string, collections: (StoredFile & { name: string })[],
 *   increments: (StoredFile & { until: string, untilAt: string })[] }} Manifest `from` and `until` are times of the cluster, as text
 */

const stampOf = (date) => date.toISOString().replaceAll(/[:.]/g, '-');
/** Names of our own making: a folder may hold other things as well. */
const SET = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z$/;
const KEY_FILE = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z\.(full|changes)\./;

/** Sets of a folder, oldest first; those without a manifest are not complete. */
export function setsIn(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => /^\d{4}-/.test(name) && existsSync(path.join(folder, name, MANIFEST)))
    .toSorted()
    .map((name) => openSet(folder, name));
}

/** Paths of what runs have left that were interrupted: sets without a manifest, and files of keys without a description. */
export function leftoversIn(folder) {
  const own = path.join(folder, KEYS);
  const described = new Set(keyFilesIn(folder).map(({ file }) => file));
  const sets = readdirSync(folder).filter((name) => SET.test(name) && !existsSync(path.join(folder, name, MANIFEST)));
  const keys = (existsSync(own) ? readdirSync(own) : []).filter(
    (name) => KEY_FILE.test(name) && !name.endsWith('.json') && !described.has(name),
  );
  return [...sets.map((name) => path.join(folder, name)), ...keys.map((name) => path.join(own, name))];
}

/** @returns `{ folder, manifest, save }` */
function openSet(folder, name) {
  const own = path.join(folder, name);
  return { name, folder: own, manifest: readManifest(own), save: (manifest) => saveJson(own, MANIFEST, manifest) };
}

/** A new set, whose manifest is not yet there. */
export function newSet(folder, startedAt) {
  const name = stampOf(startedAt);
  const own = path.join(folder, name);
  mkdirSync(own, { recursive: true, mode: 0o700 });
  return { name, folder: own, save: (manifest) => saveJson(own, MANIFEST, { format: FORMAT, ...manifest }) };
}

/** Files of keys, oldest first, each with its description. */
export function keyFilesIn(folder) {
  const own = path.join(folder, KEYS);
  if (!existsSync(own)) return [];
  return readdirSync(own)
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .map((name) => ({ folder: own, ...JSON.parse(readFileSync(path.join(own, name), 'utf8')) }));
}

/** @param {{ isFull: boolean, at: Date }} facts @returns its path, and `save`, which describes the complete file */
export function newKeyFile(folder, { isFull, at }) {
  const own = path.join(folder, KEYS);
  mkdirSync(own, { recursive: true, mode: 0o700 });
  const name = `${stampOf(at)}.${isFull ? 'full' : 'changes'}`;
  const file = `${name}.age`;
  return {
    path: path.join(own, file),
    save: (stored) => saveJson(own, `${name}.json`, { file, isFull, at: at.toISOString(), ...stored }),
  };
}

function readManifest(folder) {
  const manifest = JSON.parse(readFileSync(path.join(folder, MANIFEST), 'utf8'));
  if (manifest.format !== FORMAT) throw new Error(`${folder} is of another version of the product`);
  return manifest;
}

/** Writes JSON as a whole or not at all. */
function saveJson(folder, name, value) {
  const file = path.join(folder, name);
  writeFileSync(`${file}.part`, `${JSON.stringify(value, null, 2)}\n`, { mode: 0o600 });
  renameSync(`${file}.part`, file);
}
