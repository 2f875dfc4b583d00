import { createHash } from 'node:crypto';
import { FingerprintModel, type FingerprintRecord } from './fingerprint.model.ts';
import { isDuplicateKey } from './mongo.ts';
import { OperatorError } from './operator-error.ts';
import type { Secrets } from './secrets.ts';

/** Hash of a key; it reveals nothing about 256 random bits. */
const fingerprint = (key: string | Buffer): string =>
  createHash('sha256').update('fingerprint').update(key).digest('base64url').slice(0, 16);

const VARIABLES = { sessionKeys: 'SESSION_KEYS', operatorKeys: 'OPERATOR_KEY', pepper: 'PEPPER' } as const;

/**
 * Refuses to run on a database that other keys have written to (D37): passwords would not verify and text not decrypt. A rotation is a list
 * with the new key in front and the old one behind it.
 * @throws OperatorError naming the variables
 */
export async function checkFingerprints(secrets: Secrets): Promise<void> {
  const own = {
    sessionKeys: secrets.sessionKeys.map(fingerprint),
    operatorKeys: secrets.operatorKeys.map(fingerprint),
    pepper: [fingerprint(secrets.pepper)],
  };
  const names = ['sessionKeys', 'operatorKeys', 'pepper'] as const;
  const matches = await Promise.all(names.map((name) => isKnown(name, own[name])));
  const wrong = names.filter((_, i) => !matches[i]);
  if (wrong.length > 0)
    throw new OperatorError(
      `${wrong.map((name) => VARIABLES[name]).join(', ')} ${wrong.length === 1 ? 'does' : 'do'} not belong to this database: start with the keys (or the DATA_DIR/secrets.json) that it was made with.`,
    );
  // Stored only once all of them match: a process with a wrong key must write nothing.
  await Promise.all(names.map((name) => FingerprintModel.updateOne({ _id: name }, { current: own[name][0] ?? '' })));
}

async function isKnown(name: FingerprintRecord['_id'], own: readonly string[]): Promise<boolean> {
  const stored = await FingerprintModel.findById(name).lean();
  if (stored) return own.includes(stored.current);
  try {
    await FingerprintModel.create({ _id: name, current: own[0] ?? '' });
    return true;
  } catch (error) {
    if (isDuplicateKey(error)) return isKnown(name, own); // another process was first
    throw error;
  }
}
