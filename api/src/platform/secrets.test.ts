import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readEnv } from './env.ts';
import { loadSecrets } from './secrets.ts';

const key = (byte: number) => Buffer.alloc(32, byte).toString('base64');
let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'secrets-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const env = (more: Readonly<Record<string, string>> = {}) =>
  readEnv({ MONGODB_URI: 'mongodb://x', DATA_DIR: join(dataDir, 'new'), ...more });

it('creates secrets once, readable by their owner only', () => {
  const made = loadSecrets(env());
  const path = join(dataDir, 'new/secrets.json');
  expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(loadSecrets(env())).toEqual(made);
  expect(made.pepper).toHaveLength(32);
  expect(made.operatorKeys[0]).toHaveLength(32);
  expect(JSON.parse(readFileSync(path, 'utf8')).deployToken).toBe(made.deployToken);
});

it('prefers the environment, key by key', () => {
  const { deployToken } = loadSecrets(env());
  const secrets = loadSecrets(env({ PEPPER: key(1), OPERATOR_KEY: `${key(2)}, ${key(3)}` }));
  expect(secrets.pepper).toEqual(Buffer.alloc(32, 1));
  expect(secrets.operatorKeys).toEqual([Buffer.alloc(32, 2), Buffer.alloc(32, 3)]);
  expect(secrets.deployToken).toBe(deployToken);
});

it('writes no file when the environment has all of them', () => {
  loadSecrets(env({ PEPPER: key(1), OPERATOR_KEY: key(2), SESSION_KEYS: key(3), DEPLOY_TOKEN: 't'.repeat(32) }));
  expect(() => statSync(join(dataDir, 'new'))).toThrow('ENOENT');
});
