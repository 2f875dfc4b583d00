import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Env, readEnv } from '../src/env.ts';

/** Every secret of the tests: session key, operator key and pepper. */
export const TEST_KEY = createHash('sha256').update('a key for tests').digest();
const KEY = TEST_KEY.toString('base64');
export const TEST_DEPLOY_TOKEN = 'test-deploy-token-of-more-than-32-characters';
/** Root of the repository, whatever folder jest was started in. */
const root = resolve(import.meta.dirname, '../..');

/** A complete environment of its own, in a folder that is removed by the returned function. */
export function testEnv(overrides: Readonly<Record<string, string>> = {}): { env: Env; remove: () => void } {
  const dataDir = mkdtempSync(join(tmpdir(), 'reencuentro-test-'));
  const env = readEnv({
    MONGODB_URI: process.env['MONGODB_URI'],
    DATA_DIR: dataDir,
    SESSION_KEYS: KEY,
    OPERATOR_KEY: KEY,
    PEPPER: KEY,
    DEPLOY_TOKEN: TEST_DEPLOY_TOKEN,
    // LOG_LEVEL=error shows what lies behind a 500
    LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'silent',
    SHELL_DIST: join(dataDir, 'no-shell'),
    CONTENT_DIR: join(root, 'api/content'),
    ...overrides,
  });
  return { env, remove: () => rmSync(dataDir, { recursive: true, force: true }) };
}
