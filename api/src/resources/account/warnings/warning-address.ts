import type { ClientSession } from 'mongoose';
import type { Deps } from '../../../deps.ts';
import { withTransaction } from '../../../platform/mongo.ts';
import { hashOf, issueToken, readToken, useToken, wasSentTo } from '../tokens/tokens.ts';
import type { User } from '../users/user.model.ts';
import { findUserById, updateUser } from '../users/user.repository.ts';

type Needs = Pick<Deps, 'mail' | 'clock'>;
type Mails = Pick<Deps, 'mail'>;

/** Address of the page on which the reader of a second address confirms it. */
export const CONFIRM_PATH = '/confirmar-avisos';

/** Asks an address to confirm; the confirmed one stays until then. */
export async function askWarningAddress(deps: Needs, userId: string, address: string, origin: string): Promise<void> {
  await withTransaction(async (session) => {
    const user = await updateUser(userId, { pendingWarningAddress: address }, session);
    if (!user) return;
    const token = await issueToken('warnings', userId, deps.clock(), session, address);
    const link = `${origin}${CONFIRM_PATH}?token=${token}`;
    await deps.mail.send({ kind: 'warning-address', to: address, username: user.username, userId, link }, { session });
  });
}

/** The account whose warnings a link confirms, while it can. */
export async function readConfirmation({ clock }: Needs, token: string): Promise<User | undefined> {
  const found = await readToken('warnings', token, clock());
  if (found.state !== 'valid') return undefined;
  const user = await findUserById(found.owner);
  return user?.pendingWarningAddress && wasSentTo(found, user.pendingWarningAddress) ? user : undefined;
}

/** Confirms that the reader of the requested address wants the warnings. @returns false when the link no longer works */
export function confirmWarningAddress(deps: Needs, token: string, origin: string): Promise<boolean> {
  return withTransaction(async (session) => {
    const used = await useToken('warnings', token, deps.clock(), session);
    const user = used && (await findUserById(used.owner, session));
    const address = user?.pendingWarningAddress;
    if (!user || !address || !wasSentTo(used, address)) return false;
    await updateUser(used.owner, { warningAddress: address, pendingWarningAddress: null }, session);
    await tellOwner(deps, user, true, origin, session);
    if (user.warningAddress && user.warningAddress !== address) await tellFormer(deps, user, origin, session);
    return true;
  });
}

/** Removes the second address, confirmed or not. A confirmed one gets a mail about it, as the user may not have done it. */
export async function endWarningAddress(deps: Needs, userId: string, origin: string): Promise<void> {
  await withTransaction(async (session) => {
    const user = await updateUser(userId, { warningAddress: null, pendingWarningAddress: null }, session);
    if (!user?.warningAddress) return;
    await tellLost(deps, user, origin, session);
  });
}

/** Ends the warnings to an address whose reader wants no more; another one, requested or confirmed since, stays. */
export async function stopWarningsTo(deps: Needs, userId: string, addressHash: string, origin: string): Promise<void> {
  await withTransaction(async (session) => {
    const user = await findUserById(userId, session);
    if (!user?.warningAddress || hashOf(user.warningAddress) !== addressHash) return;
    await loseWarningAddress(deps, user, origin, session);
  });
}

/** Removes the confirmed second address alone. @param user with the address at which the owner is told */
export async function loseWarningAddress(
  deps: Mails,
  user: User,
  origin: string,
  session: ClientSession,
): Promise<void> {
  await updateUser(user._id.toString(), { warningAddress: null }, session);
  await tellLost(deps, user, origin, session);
}

/** Tells the owner and the address by mail, as neither may have done it. */
async function tellLost(deps: Mails, user: User, origin: string, session: ClientSession): Promise<void> {
  await tellOwner(deps, user, false, origin, session);
  await tellFormer(deps, user, origin, session);
}

async function tellOwner({ mail }: Mails, user: User, isSet: boolean, origin: string, session: ClientSession) {
  const { email, username } = user;
  const about = { username, userId: user._id.toString(), link: `${origin}/login` };
  await mail.send({ kind: 'warning-address-changed', to: email, ...about, isSet }, { session });
}

async function tellFormer({ mail }: Mails, user: User, origin: string, session: ClientSession) {
  const { warningAddress, username } = user;
  if (!warningAddress) return;
  const about = { username, userId: user._id.toString(), link: `${origin}/login` };
  await mail.send({ kind: 'warning-copy', to: warningAddress, ...about, warning: 'address-removed' }, { session });
}
