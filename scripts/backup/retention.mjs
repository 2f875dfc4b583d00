import { rmSync } from 'node:fs';
import path from 'node:path';
import { keyFilesIn, leftoversIn, setsIn } from './backup-set.mjs';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Days that wrapped keys are kept: after them no backup opens the text of a deleted account (D45). */
const KEY_DAYS = 7;

/**
 * Removes sets whose last increment is older than `days`, and keys older than a week. What a restore of the newest set needs always stays.
 * @returns names of what was removed
 */
export function removeOld(folder, { days, now }) {
  const sets = setsIn(folder);
  const old = sets.slice(0, -1).filter(({ manifest }) => ageOf(manifest.increments.at(-1).untilAt, now) > days);
  for (const { folder: own } of old) rmSync(own, { recursive: true });
  const keys = keyFilesIn(folder);
  const lastFull = keys.findLastIndex(({ isFull }) => isFull);
  const oldKeys = keys.slice(0, Math.max(0, lastFull)).filter(({ at }) => ageOf(at, now) > KEY_DAYS);
  for (const { folder: own, file } of oldKeys) {
    rmSync(path.join(own, file), { force: true });
    rmSync(path.join(own, file.replace(/\.age$/, '.json')));
  }
  return [...old.map(({ name }) => name), ...oldKeys.map(({ file }) => file)];
}

/**
 * Removes what interrupted runs have left: copies that a full disk has stopped would keep it full, and text and keys would stay longer than
 * promised, as `removeOld` sees only what a manifest names.
 */
export function removeLeftovers(folder) {
  for (const left of leftoversIn(folder)) rmSync(left, { recursive: true });
}

const ageOf = (at, now) => (now - new Date(at)) / DAY_MS;
