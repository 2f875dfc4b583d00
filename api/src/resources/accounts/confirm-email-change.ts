import type { BodyOf } from '@app/contract/endpoint';
import type { confirmEmailChange as endpoint } from '@app/contract/account-links';
import type { Context } from 'koa';
import type { ClientSession } from 'mongoose';
import { badRequest, blocked, confirmationRequired, HttpProblem, wrongPasswordAgain } from '../../platform/errors.ts';
import { messages } from '../../platform/messages.ts';
import { isDuplicateKey, withTransaction } from '../../platform/mongo.ts';
import { publicOrigin } from '../../platform/public-origin.ts';
import { SessionModel } from '../../platform/sessions/session.model.ts';
import type { CurrentUser } from '../../platform/sessions/sessions.ts';
import { requireSecondFactor } from '../second-factor/prove.ts';
import { takePendingEmail } from './email-change.ts';
import { requirePassword } from './require-password.ts';
import { readToken, useToken, wasSentTo } from './tokens.ts';
import type { TokenPurpose, TokenRecord } from './token.model.ts';
import type { User } from './user.model.ts';
import { findUserById } from './users.store.ts';

type Body = BodyOf<typeof endpoint>;
/** Shows, within the transaction, that what allowed the change still holds. */
type Proof = (user: User, session: ClientSession) => Promise<boolean>;

// An API process of before issues these links as `verify`.
const PURPOSES: readonly TokenPurpose[] = ['change', 'verify'];

const expired = () => badRequest(messages.verificationExpired);

/**
 * Puts the address that a link was sent to in the place of the account's own. The link alone shows who reads that address, not whose
 * account it is: that takes a live session of the account, or its password and code.
 * @throws HttpProblem 400 used, wrong or expired link · 403 password or code missing or wrong, or the account is blocked · 429
 */
export async function confirmEmailChange(ctx: Context, caller: CurrentUser | undefined, body: Body): Promise<void> {
  const { deps } = ctx;
  const now = deps.clock();
  const { purpose, user } = await findChange(body.token, now);
  const userId = user._id.toString();
  const proof = caller?.id === userId ? sessionProof(caller) : await passwordProof(ctx, user, body);
  try {
    await withTransaction(async (session) => {
      const used = await useToken(purpose, body.token, now, session);
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

async function findChange(token: string, now: Date): Promise<{ purpose: TokenPurpose; user: User }> {
  for (const purpose of PURPOSES) {
    const link = await readToken(purpose, token, now);
    if (link.state === 'used') throw badRequest(messages.emailChangeUsed);
    if (link.state !== 'valid') continue;
    const user = await findUserById(link.owner);
    if (user && isChangeTo(link, user)) return { purpose, user };
  }
  throw expired();
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
    // No 401, which would tell the page that a session of somebody else has ended.
    throw error instanceof HttpProblem && error.status === 401 ? wrongPasswordAgain() : error;
  }
  if (!user.isActive) throw blocked();
  await requireSecondFactor(ctx, user, code);
  return async (account) => account.isActive && account.passwordHash === user.passwordHash;
}
