import type { Context } from 'koa';
import { isValidObjectId } from 'mongoose';
import { deviceLinkSent } from '../../../platform/errors.ts';
import { checkPassword } from './attempts.ts';

/**
 * Checks the password of an account, within the rate limits of the sign-in.
 * @param account its id, or another name where there is none yet
 * @throws HttpProblem 401 · 403 a link was mailed · 429
 */
export async function requirePassword(
  ctx: Context,
  account: string,
  password: string,
  passwordHash: string | undefined,
): Promise<void> {
  if (
    !(await checkPassword(
      ctx,
      { name: account, ...(isValidObjectId(account) && { userId: account }), passwordHash },
      password,
    ))
  )
    throw deviceLinkSent();
}
