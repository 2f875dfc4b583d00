import type { Vaults } from '../../../platform/crypto/vaults.ts';

const PLACE = { document: 'weekly-mail', field: 'stop', version: 1 };
const ID = /^[0-9a-f]{24}$/;

/**
 * The token of an unsubscribe link: the user's id, and a value that only the user's key can have sealed. It is not stored, grants nothing
 * else, and is valid as long as the account exists, as a mail may be opened years later.
 */
export async function stopToken(vaults: Vaults, userId: string): Promise<string> {
  const vault = await vaults.of(userId);
  return `${userId}.${vault.seal(PLACE, 'stop').toString('base64url')}`;
}

/** The user that a token unsubscribes. */
export async function readStopToken(vaults: Vaults, token: string): Promise<string | undefined> {
  const [userId = '', sealed = ''] = token.split('.');
  const vault = ID.test(userId) ? await vaults.find(userId) : undefined;
  try {
    return vault?.open(PLACE, Buffer.from(sealed, 'base64url')) === 'stop' ? userId : undefined;
  } catch {
    return undefined;
  }
}
