import { createPublicKey, verify } from 'node:crypto';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { makeKey, signatureOf } from './signing.mjs';

let folder;
let said;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'signing-'));
  said = [];
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => Boolean(said.push(text.trim())));
});
afterEach(() => {
  delete process.env.DEPLOY_SIGNING_KEY;
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

it('makes a key that only its owner reads, and signs with it', () => {
  const file = path.join(folder, 'garden.pem');
  makeKey(file);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(() => makeKey(file)).toThrow('never overwritten');
  process.env.DEPLOY_SIGNING_KEY = file;
  const bytes = Buffer.from('{"name":"mf-garden"}');
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: said.at(-1) }, format: 'jwk' });
  expect(verify(null, bytes, key, Buffer.from(signatureOf(bytes), 'base64url'))).toBe(true);
});

it('signs nothing without a key, and names a wrong one without quoting it', () => {
  expect(signatureOf(Buffer.from('x'))).toBeUndefined();
  process.env.DEPLOY_SIGNING_KEY = '-----BEGIN PRIVATE KEY-----\nsecret\n-----END PRIVATE KEY-----';
  expect(() => signatureOf(Buffer.from('x'))).toThrow(/^DEPLOY_SIGNING_KEY is no private key of Ed25519/);
});
