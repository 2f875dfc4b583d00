import type { BodyOf } from '@app/contract/endpoint';
import type { register as endpoint } from '@app/contract/registration';
import type { Context } from 'koa';
import { conflict } from '../../../platform/errors.ts';
import { messages } from '../../../platform/messages.ts';
import { withTransaction } from '../../../platform/mongo.ts';
import { publicOrigin } from '../../../platform/http/public-origin.ts';
import { orderAccountMail } from './account-mail.ts';
import { assertPasswordChoice } from '../password/password-choice.ts';
import { addPending } from './pending-registrations.ts';
import { markRegisteringBrowser } from './registering-browser.ts';
import { isUsernameTaken } from '../users/user.repository.ts';

/**
 * Stores a registration and enqueues the mail with its link; opening it creates the account (D46). For an address that has an account,
 * storage and answer are the same, and its owner gets a mail (V-10). That a user name is taken may be revealed: it is a login name.
 * @throws HttpProblem 400 refused password · 409 user name taken · 429
 */
export async function registerAccount(
  ctx: Context,
  { username, email, password }: BodyOf<typeof endpoint>,
): Promise<void> {
  const { deps } = ctx;
  await assertPasswordChoice(deps, 'password', password, { username, email });
  // The password is hashed in any case: the work must not reveal which names and addresses are taken.
  const passwordHash = await deps.passwords.hash(password);
  if (await isUsernameTaken(username)) throw conflict(messages.usernameTaken);
  await deps.limits.consume('mailAddress', email);
  const browserHash = markRegisteringBrowser(ctx);
  const origin = publicOrigin(ctx);
  await withTransaction(async (session) => {
    const id = await addPending({ username, email, passwordHash, browserHash }, deps.clock(), session);
    await orderAccountMail(deps, { purpose: 'verify', email, origin, registration: id }, session);
  });
}
