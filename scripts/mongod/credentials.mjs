import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/**
 * The two users of an embedded MongoDB and the key of its replica set, created once.
 * `operator` may do everything and is used by the launcher alone; `app` is what the API signs in as.
 * @param files `{ credentials, key }`, both written with mode 600 (mongod refuses a key that others can read)
 */
export function loadCredentials(files) {
  if (!existsSync(files.key)) writeFileSync(files.key, randomBytes(384).toString('base64'), { mode: 0o600 });
  if (!existsSync(files.credentials)) {
    const made = { operator: secret(), app: secret() };
    writeFileSync(files.credentials, JSON.stringify(made), { mode: 0o600 });
  }
  return JSON.parse(readFileSync(files.credentials, 'utf8'));
}

const secret = () => randomBytes(24).toString('base64url');
