import type { ClientSession } from 'mongoose';
import type { Deps } from '../../../deps.ts';
import { badRequest, conflict } from '../../../platform/errors.ts';
import { hashedId } from '../../../platform/logger.ts';
import { messages } from '../../../platform/messages.ts';
import { isDuplicateKey, withTransaction } from '../../../platform/mongo.ts';
import { forgetDevices } from '../devices/known-devices.ts';
import { endFeed } from '../reminders/reminder.repository.ts';
import { removeSecondFactor } from '../second-factor/second-factor.repository.ts';
import { deleteSessions } from '../password/set-password.ts';
import type { TokenRecord } from '../tokens/token.model.ts';
import { hashOf, issueToken, newToken, readToken, useToken, voidLinks } from '../tokens/tokens.ts';
import { voidLaterUndoLinks } from './undo-links.ts';
import type { User } from '../users/user.model.ts';
import { loseWarningAddress } from '../warnings/warning-address.ts';
import { findUserByEmail, findUserById, updateUser } from '../users/user.repository.ts';

type Needs = Pick<Deps, 'mail' | 'clock' | 'passwords' | 'sessions' | 'logger'>;

const linkInvalid = () => badRequest(messages.undoLinkInvalid);
const addressTaken = () => conflict(messages.undoAddressTaken);

/**
 * 'No he sido yo': restores the address that the link was sent to. The person who requested the change may know the password and be signed in, so
 * the sessions, the password, and a second factor and a second address for warnings set since end too.
 * @param origin public origin for links
 * @returns token to choose a new password with
 * @throws HttpProblem 400 used, wrong or expired link · 409 the address belongs to another account
 */
export async function undoEmailChange(deps: Needs, token: string, origin: string): Promise<string> {
  const now = deps.clock();
  const found = await readToken('undo', token, now);
  if (found.state === 'used') throw badRequest(messages.undoLinkUsed);
  if (found.state !== 'valid') throw linkInvalid();
  // The hash of a random password: no password matches until the user chooses a new one.
  const passwordHash = await deps.passwords.hash(newToken());
  const { owner } = found;
  try {
    const { ended, resetToken } = await withTransaction(async (session) => {
      const link = await useToken('undo', token, now, session);
      const user = link && (await findUserById(owner, session));
      if (!link || !user) throw linkInvalid();
      await restore(deps, user, link, { passwordHash, origin }, session);
      return {
        ended: await deleteSessions(owner, undefined, 'ended', session),
        resetToken: await issueToken('reset', owner, now, session, link.address),
      };
    });
    for (const sessionId of ended) deps.sessions.sessionEnded(sessionId, 'ended');
    deps.sessions.forgetUser(owner);
    deps.logger.info({ user: hashedId(owner) }, 'change of address undone');
    return resetToken;
  } catch (error) {
    throw isDuplicateKey(error) ? addressTaken() : error;
  }
}

async function restore(
  deps: Needs,
  user: User,
  link: TokenRecord,
  { passwordHash, origin }: { readonly passwordHash: string; readonly origin: string },
  session: ClientSession,
): Promise<void> {
  const { mail } = deps;
  const owner = user._id.toString();
  const address = link.address ?? user.email;
  const to = { username: user.username, userId: owner, link: `${origin}/login` };
  if (address !== user.email) {
    if (await findUserByEmail(address, session)) throw addressTaken();
    // The mail has no link: the owner of this address could otherwise undo the undo.
    await mail.send({ kind: 'email-change-undone', to: user.email, ...to }, { session });
  }
  await updateUser(owner, { email: address, pendingEmail: null, pendingWarningAddress: null, passwordHash }, session);
  await voidLinks(owner, session);
  await forgetDevices(owner, session);
  await endFeed(owner, session);
  await voidLaterUndoLinks(link, session);
  if (user.warningAddress && link.warningHash !== hashOf(user.warningAddress))
    await loseWarningAddress(deps, { ...user, email: address }, origin, session);
  if (link.hadSecondFactor === false && (await removeSecondFactor(owner, session)))
    await mail.send({ kind: 'second-factor-changed', to: address, ...to, isOn: false }, { session });
}
