import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { writeWhole } from './write-whole.mjs';

/**
 * The two users of an embedded MongoDB and the key of its replica set, created once.
 * `operator` may do everything and is used by the launcher alone; `app` is what the API signs in as.
 * @param files `{ credentials, key }`, both written with mode 600 (mongod refuses a key that others can read)
 */
export function loadCredentials(files) {
  if (!existsSync(files.key)) writeWhole(files.key, randomBytes(384).toString('base64'));
  if (!existsSync(files.credentials))
    writeWhole(files.credentials, JSON.stringify({ operator: secret(), app: secret() }));
  return JSON.parse(readFileSync(files.credentials, 'utf8'));
}

const secret = () => randomBytes(24).toString('base64url');
