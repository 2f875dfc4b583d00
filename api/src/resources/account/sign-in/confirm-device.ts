import type { Context } from 'koa';
import { badRequest } from '../../../platform/errors.ts';
import { messages } from '../../../platform/messages.ts';
import { withTransaction } from '../../../platform/mongo.ts';
import { rememberDevice } from '../devices/known-devices.ts';
import { readToken, useToken, wasSentTo } from '../tokens/tokens.ts';
import { findUserById } from '../users/user.repository.ts';

/**
 * Registers the browser that opens the mailed link as a known device. It does not sign in: that still takes the password (and code). The
 * browser whose attempt triggered the mail may be an attacker's, and gains nothing.
 * @throws HttpProblem 400 used, wrong or expired link
 */
export async function confirmDevice(ctx: Context, token: string): Promise<void> {
  const now = ctx.deps.clock();
  const found = await readToken('device', token, now);
  if (found.state === 'used') throw badRequest(messages.deviceLinkUsed);
  const owner = await withTransaction(async (session) => {
    const link = await useToken('device', token, now, session);
    const user = link && (await findUserById(link.owner, session));
    if (!link || !user?.isActive || !wasSentTo(link, user.email)) throw badRequest(messages.deviceLinkInvalid);
    return link.owner;
  });
  await rememberDevice(ctx, owner);
}
