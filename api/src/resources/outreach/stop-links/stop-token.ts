import type { Vaults } from '../../../platform/crypto/vaults.ts';

/** Recurring mails, each with the path of its unsubscribe link. */
export const STOP_PATHS = {
  'weekly-mail': '/correo-semanal',
  reminder: '/recordatorio',
  warnings: '/avisos',
} as const;
export type RecurringMail = keyof typeof STOP_PATHS;

const sealedFieldOf = (mail: RecurringMail) => ({ document: mail, field: 'stop', version: 1 });
const ID = /^[0-9a-f]{24}$/;

interface StopLink {
  readonly origin: string;
  readonly userId: string;
  readonly mail: RecurringMail;
  /** Hash of the address whose mails it stops, for an address that another may replace. */
  readonly addressHash?: string;
}

const STOP = 'stop';

/**
 * Makes an unsubscribe link. Its token is the user's id and a value sealed with the user's key, which names the address if the link is for
 * one. The token is not stored, grants nothing else, and is valid as long as the account exists, as a mail may be opened years later.
 */
export async function stopLink(vaults: Vaults, { origin, userId, mail, addressHash }: StopLink): Promise<string> {
  const vault = await vaults.forService(userId, 'mailLink');
  if (!vault) throw new Error('a mail to an account that is deleted');
  const sealed = vault.seal(sealedFieldOf(mail), addressHash ?? STOP).toString('base64url');
  return `${origin}${STOP_PATHS[mail]}?token=${userId}.${sealed}`;
}

/** Mails that a token stops. */
export interface Stopped {
  readonly userId: string;
  /** Hash of the address whose mails it stops; absent if it stops them whatever the address. */
  readonly addressHash?: string;
}

/** @returns the user whose mails a token stops, and the hash of the address, if it names one */
export async function readStopToken(vaults: Vaults, token: string, mail: RecurringMail): Promise<Stopped | undefined> {
  const [userId = '', sealed = ''] = token.split('.');
  const vault = ID.test(userId) ? await vaults.forToken(userId) : undefined;
  let opened: unknown;
  try {
    opened = vault?.open(sealedFieldOf(mail), Buffer.from(sealed, 'base64url'));
  } catch {
    return undefined;
  }
  if (typeof opened !== 'string') return undefined;
  // The token is right: from here on its holder acts for the user, who sees it.
  await vaults.forService(userId, 'mailLink');
  if (opened !== STOP) return { userId, addressHash: opened };
  // A link for warnings that names no address could stop those of another.
  return mail === 'warnings' ? undefined : { userId };
}
