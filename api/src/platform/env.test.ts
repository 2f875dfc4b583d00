import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { envNames, readEnv } from './env.ts';
import { OperatorError } from './operator-error.ts';

const MONGODB_URI = 'mongodb://127.0.0.1:27017/?replicaSet=rs0';
const key = () => randomBytes(32).toString('base64');
const secrets = () => ({
  SESSION_KEYS: `${key()},${key()}`,
  OPERATOR_KEY: key(),
  PEPPER: key(),
  DEPLOY_TOKEN: randomBytes(32).toString('base64url'),
});

function faultsOf(source: Readonly<Record<string, string>>): readonly string[] {
  try {
    readEnv(source);
    return [];
  } catch (error) {
    const [, ...faults] = error instanceof OperatorError ? error.message.split('\n  ') : [];
    if (faults.length > 0) return faults;
    throw error;
  }
}

it('is described by .env.example, variable by variable', () => {
  const example = parseEnv(readFileSync(resolve(import.meta.dirname, '../../../.env.example'), 'utf8'));
  expect(Object.keys(example).toSorted()).toEqual([...envNames].toSorted());
  // and the example is a valid environment
  expect(readEnv({ ...example, MONGODB_URI })).toMatchObject({
    PORT: 3000,
    TIME_ZONE: 'Europe/Madrid',
    CONTENT_DIR: 'api/content',
  });
});

const compose = readFileSync(resolve(import.meta.dirname, '../../../deploy/compose.yaml'), 'utf8');

it('belongs to a process that deploy/compose.yaml gives time to end, as docs/operations.md asks of others', () => {
  expect(compose).toMatch(/^x-api:.*(\n .*)+\n  stop_grace_period: 60s$/m);
});

it('is handed on whole by deploy/compose.yaml, but for what the image decides', () => {
  const ofImage = ['PORT', 'HOST', 'MONGODB_URI', 'MONGOD', 'DATA_DIR', 'GEOIP_DB', 'SHELL_DIST', 'CONTENT_DIR'];
  const missing = envNames.filter((name) => !compose.includes(`    ${name}: \${${name}`));
  expect(missing.toSorted()).toEqual(ofImage.toSorted());
});

it('requires only a database on a development machine', () => {
  expect(readEnv({ MONGODB_URI })).toMatchObject({
    isHttps: false,
    LOG_LEVEL: 'warn',
    PASSWORD_REFUSAL: 'warn',
    ADMIN_SECOND_FACTOR: 'optional',
    rateLimits: 'generous',
  });
  expect(faultsOf({})).toEqual(['MONGODB_URI: is missing']);
});

it('is strict over https', () => {
  const env = { MONGODB_URI, PUBLIC_URL: 'https://reencuentro.example/', ...secrets() };
  expect(readEnv(env)).toMatchObject({
    isHttps: true,
    PUBLIC_URL: 'https://reencuentro.example',
    LOG_LEVEL: 'info',
    PASSWORD_REFUSAL: 'strict',
    ADMIN_SECOND_FACTOR: 'required',
    rateLimits: 'on',
  });
  expect(readEnv({ ...env, PASSWORD_REFUSAL: 'off', RATE_LIMITS: 'off' })).toMatchObject({
    PASSWORD_REFUSAL: 'off',
    rateLimits: 'off',
  });
});

it('refuses https without secrets, or with samples (D-06)', () => {
  const env = { MONGODB_URI, PUBLIC_URL: 'https://reencuentro.example' };
  expect(faultsOf(env)).toEqual([
    'SESSION_KEYS: is missing (required when PUBLIC_URL is https)',
    'OPERATOR_KEY: is missing (required when PUBLIC_URL is https)',
    'PEPPER: is missing (required when PUBLIC_URL is https)',
    'DEPLOY_TOKEN: is missing (required when PUBLIC_URL is https)',
  ]);
  const sample = Buffer.alloc(32).toString('base64');
  expect(faultsOf({ ...env, ...secrets(), SESSION_KEYS: `${key()},${sample}`, DEPLOY_TOKEN: 'x'.repeat(40) })).toEqual([
    'SESSION_KEYS: is a sample, not a secret',
    'DEPLOY_TOKEN: is a sample, not a secret',
  ]);
});

it('reports all faults at once, and never a value', () => {
  const faults = faultsOf({
    MONGODB_URI: 'postgres://secreto',
    PORT: '99999',
    PUBLIC_URL: 'https://x.example/path',
    PEPPER: 'secreto',
    TIME_ZONE: 'Europa/Secreto',
    ADMIN_EMAIL: 'a@b.es',
    TRUST_PROXY: 'proxy.secreto',
    LOG_LEVEL: 'secreto',
  });
  expect(faults.map((fault) => fault.split(':')[0])).toEqual(
    expect.arrayContaining([
      'MONGODB_URI',
      'PORT',
      'PUBLIC_URL',
      'PEPPER',
      'TIME_ZONE',
      'TRUST_PROXY',
      'LOG_LEVEL',
      'SESSION_KEYS',
      'OPERATOR_KEY',
      'DEPLOY_TOKEN',
      'ADMIN_USERNAME, ADMIN_EMAIL, ADMIN_PASSWORD',
    ]),
  );
  expect(faults.join('\n').toLowerCase()).not.toContain('secreto');
});

it('V-14: sends no mail whose links lead to a host that a caller named', () => {
  const env = { MONGODB_URI, SMTP_URL: 'smtps://mail.example' };
  expect(faultsOf({ ...env, TIME_ZONE: 'Nowhere' })).toEqual([
    'TIME_ZONE: is not a time zone',
    'PUBLIC_URL: is missing (required with SMTP_URL: the links in mails lead there)',
  ]);
  expect(faultsOf({ ...env, PUBLIC_URL: '' })).toHaveLength(1);
  expect(faultsOf({ ...env, PUBLIC_URL: 'http://localhost:3000' })).toEqual([]);
});
