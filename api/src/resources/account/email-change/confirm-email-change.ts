import type { BodyOf } from '@app/contract/endpoint';
import type { confirmEmailChange as endpoint } from '@app/contract/mailed-links';
import type { Context } from 'koa';
import type { ClientSession } from 'mongoose';
import {
  badRequest,
  blocked,
  confirmationRequired,
  HttpProblem,
  wrongPasswordAgain,
} from '../../../platform/errors.ts';
import { messages } from '../../../platform/messages.ts';
import { isDuplicateKey, withTransaction } from '../../../platform/mongo.ts';
import { publicOrigin } from '../../../platform/http/public-origin.ts';
import { SessionModel } from '../../../platform/sessions/session.model.ts';
import type { CurrentUser } from '../../../platform/sessions/sessions.ts';
import { requireSecondFactor } from '../second-factor/verify-second-factor.ts';
import { takePendingEmail } from './email-change.ts';
import { requirePassword } from '../password/require-password.ts';
import { readToken, useToken, wasSentTo } from '../tokens/tokens.ts';
import type { TokenRecord } from '../tokens/token.model.ts';
import type { User } from '../users/user.model.ts';
import { findUserById } from '../users/user.repository.ts';

type Body = BodyOf<typeof endpoint>;
/** Verifies within the transaction that the authorisation of the change is still valid. */
type Proof = (user: User, session: ClientSession) => Promise<boolean>;

const expired = () => badRequest(messages.verificationExpired);

/**
 * Replaces the account's address with the one that the link was sent to. The link proves only who reads that address; ownership of the
 * account takes a live session of it, or its password and code.
 * @throws HttpProblem 400 used, wrong or expired link · 403 password or code missing or wrong, or the account is blocked · 429
 */
export async function confirmEmailChange(ctx: Context, caller: CurrentUser | undefined, body: Body): Promise<void> {
  const { deps } = ctx;
  const now = deps.clock();
  const user = await findChange(body.token, now);
  const userId = user._id.toString();
  const proof = caller?.id === userId ? sessionProof(caller) : await passwordProof(ctx, user, body);
  try {
    await withTransaction(async (session) => {
      const used = await useToken('change', body.token, now, session);
      const account = await findUserById(userId, session);
      if (!used || !account || !isChangeTo(used, account) || !(await proof(account, session))) throw expired();
      if (!(await takePendingEmail(deps, account, publicOrigin(ctx), session))) throw expired();
    });
  } catch (error) {
    throw isDuplicateKey(error) ? expired() : error;
  }
  deps.sessions.forgetUser(userId);
}

const isChangeTo = (link: TokenRecord, { pendingEmail }: User): boolean =>
  Boolean(pendingEmail) && wasSentTo(link, pendingEmail ?? '');

async function findChange(token: string, now: Date): Promise<User> {
  const link = await readToken('change', token, now);
  if (link.state === 'used') throw badRequest(messages.emailChangeUsed);
  const user = link.state === 'valid' ? await findUserById(link.owner) : null;
  if (link.state !== 'valid' || !user || !isChangeTo(link, user)) throw expired();
  return user;
}

const sessionProof =
  ({ id, sessionId }: CurrentUser): Proof =>
  async (_, session) =>
    (await SessionModel.exists({ _id: sessionId, uid: id }).session(session)) !== null;

async function passwordProof(ctx: Context, user: User, { password, code }: Body): Promise<Proof> {
  if (password === undefined) throw confirmationRequired();
  try {
    await requirePassword(ctx, user._id.toString(), password, user.passwordHash);
  } catch (error) {
    // No 401: the page would take it for the end of a session, which may be another user's.
    throw error instanceof HttpProblem && error.status === 401 ? wrongPasswordAgain() : error;
  }
  if (!user.isActive) throw blocked();
  await requireSecondFactor(ctx, user, code);
  return async (account) => account.isActive && account.passwordHash === user.passwordHash;
}
