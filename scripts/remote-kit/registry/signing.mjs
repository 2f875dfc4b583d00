import { createPrivateKey, createPublicKey, generateKeyPairSync, sign } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { say, Stop } from '../terminal/say.mjs';

/** The public part as the product stores it: 32 bytes, base64url. */
const publicPartOf = (privateKey) => createPublicKey(privateKey).export({ format: 'jwk' }).x;

/** The team's key, from DEPLOY_SIGNING_KEY: the key itself as PEM, or the path of its file. @throws Stop if it is none of Ed25519 */
function signingKey(text = process.env.DEPLOY_SIGNING_KEY) {
  if (!text) return undefined;
  try {
    const key = createPrivateKey(text.includes('PRIVATE KEY') ? text : readFileSync(text, 'utf8'));
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch {
    // The error below names the variable and nothing of its content.
  }
  throw new Stop(
    'DEPLOY_SIGNING_KEY is no private key of Ed25519, and no file with one: npx remote-kit key FILE makes one.',
  );
}

/** The signature of `remote.json`, base64url; `undefined` for a team without a key. */
export function signatureOf(manifestBytes) {
  const key = signingKey();
  return key && sign(null, manifestBytes, key).toString('base64url');
}

/** `remote-kit key <file>`: makes a key, and prints its public part. @throws Stop if the file exists */
export function makeKey(file) {
  if (existsSync(file)) throw new Stop(`${file} exists: a key is never overwritten.`);
  const { privateKey } = generateKeyPairSync('ed25519');
  writeFileSync(file, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600, flag: 'wx' });
  say(
    `${file} is the private key: keep it among the secrets of your pipeline (DEPLOY_SIGNING_KEY), and out of the repository.`,
  );
  say('Its public part, for the operator (npm run remotes -- owner <remote> --key …):');
  say(publicPartOf(privateKey));
}
