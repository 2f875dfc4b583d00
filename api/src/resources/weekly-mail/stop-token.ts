import type { Vaults } from '../../platform/crypto/vaults.ts';

const PLACE = { document: 'weekly-mail', field: 'stop', version: 1 };
const ID = /^[0-9a-f]{24}$/;

/**
 * The token of a link that ends the weekly mail: her id, and a word that only her key could have sealed. It is stored nowhere, can do
 * nothing else, and works as long as her account lives, since a mail may be opened years later.
 */
export async function stopToken(vaults: Vaults, userId: string): Promise<string> {
  const vault = await vaults.of(userId);
  return `${userId}.${vault.seal(PLACE, 'stop').toString('base64url')}`;
}

/** Whose mail a token ends. */
export async function readStopToken(vaults: Vaults, token: string): Promise<string | undefined> {
  const [userId = '', sealed = ''] = token.split('.');
  const vault = ID.test(userId) ? await vaults.find(userId) : undefined;
  try {
    return vault?.open(PLACE, Buffer.from(sealed, 'base64url')) === 'stop' ? userId : undefined;
  } catch {
    return undefined;
  }
}
