import { hkdfSync, randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import type { Env } from './env.ts';

/** The secrets of this installation, ready to use. */
export interface Secrets {
  /** Sign the session cookie; the first signs, all verify. */
  readonly sessionKeys: readonly string[];
  /** Wrap the data keys (32 bytes each); the first wraps, all unwrap. */
  readonly operatorKeys: readonly Buffer[];
  /** Mixed into passwords (32 bytes). */
  readonly pepper: Buffer;
  readonly deployToken: string;
  /** Private key under which browsers take messages (VAPID): 32 bytes. */
  readonly vapidKey: Buffer;
}

const fileSchema = z.object({
  sessionKeys: z.array(z.string()),
  operatorKeys: z.array(z.string()),
  pepper: z.string(),
  deployToken: z.string(),
});
type SecretsFile = z.infer<typeof fileSchema>;

const newKey = () => randomBytes(32).toString('base64');

/** Reads `DATA_DIR/secrets.json`, or creates it; readable by its owner only. */
function readOrMakeFile(dataDir: string): SecretsFile {
  const path = join(dataDir, 'secrets.json');
  if (existsSync(path)) {
    chmodSync(path, 0o600);
    return fileSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
  }
  mkdirSync(dataDir, { recursive: true });
  const made: SecretsFile = {
    sessionKeys: [newKey()],
    operatorKeys: [newKey()],
    pepper: newKey(),
    deployToken: randomBytes(32).toString('base64url'),
  };
  // The file is written beside and renamed: a crash never leaves half of it, which would make all data unreadable.
  writeFileSync(`${path}.new`, `${JSON.stringify(made, null, 2)}\n`, { mode: 0o600 });
  renameSync(`${path}.new`, path);
  return made;
}

/**
 * Loads the secrets of the environment; missing ones come from `DATA_DIR/secrets.json` (development only: `readEnv` insists over https).
 */
export function loadSecrets(env: Env): Secrets {
  const isComplete = env.SESSION_KEYS && env.OPERATOR_KEY && env.PEPPER && env.DEPLOY_TOKEN;
  const file = isComplete ? undefined : readOrMakeFile(env.DATA_DIR);
  const pepper = Buffer.from(env.PEPPER ?? file?.pepper ?? '', 'base64');
  return {
    sessionKeys: env.SESSION_KEYS ?? file?.sessionKeys ?? [],
    operatorKeys: (env.OPERATOR_KEY ?? file?.operatorKeys ?? []).map((key) => Buffer.from(key, 'base64')),
    pepper,
    deployToken: env.DEPLOY_TOKEN ?? file?.deployToken ?? '',
    // Derived from the pepper, the only secret that never changes: with another key, every browser would have to subscribe anew.
    vapidKey: Buffer.from(hkdfSync('sha256', pepper, '', 'vapid', 32)),
  };
}
