import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Env, readEnv } from '../src/platform/env.ts';

/** Every secret of the tests: session key, operator key and pepper. */
export const TEST_KEY = createHash('sha256').update('a key for tests').digest();
const KEY = TEST_KEY.toString('base64');
export const TEST_DEPLOY_TOKEN = 'test-deploy-token-of-more-than-32-characters';
/** Root of the repository, independent of the working directory. */
const root = resolve(import.meta.dirname, '../..');

/** A complete environment with a temporary data folder, which the returned function removes. */
export function testEnv(overrides: Readonly<Record<string, string>> = {}): { env: Env; remove: () => void } {
  const dataDir = mkdtempSync(join(tmpdir(), 'reencuentro-test-'));
  const env = readEnv({
    MONGODB_URI: process.env['MONGODB_URI'],
    DATA_DIR: dataDir,
    SESSION_KEYS: KEY,
    OPERATOR_KEY: KEY,
    PEPPER: KEY,
    DEPLOY_TOKEN: TEST_DEPLOY_TOKEN,
    // LOG_LEVEL=error shows the cause of a 500
    LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'silent',
    SHELL_DIST: join(dataDir, 'no-shell'),
    CONTENT_DIR: join(root, 'api/content'),
    ...overrides,
  });
  return { env, remove: () => rmSync(dataDir, { recursive: true, force: true }) };
}
