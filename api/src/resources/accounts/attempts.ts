import { createHmac } from 'node:crypto';
import type { Context } from 'koa';
import { HttpProblem, wrongCredentials } from '../../platform/errors.ts';
import { networkOf } from '../../platform/limits/network.ts';
import { hashedId } from '../../platform/logger.ts';
import { publicOrigin } from '../../platform/public-origin.ts';
import { findKnownDevice } from '../devices/known-devices.ts';
import { orderNotice } from './sign-in-notices.ts';

/** Failures of a day after which the owner gets a mail; the mail comes once a day, as only one of them is the tenth. */
const TOLD_AFTER = 10;

/** Tries are counted per account and network, and per network: nobody can lock the owner out from elsewhere (V-08). */
const pairKey = (ip: string, account: string) => `${networkOf(ip)} ${account}`;

export interface Account {
  /** Id of the account, or what was typed when there is none: then the same work is done in vain (V-09). */
  readonly name: string;
  readonly userId?: string | undefined;
  readonly passwordHash?: string | undefined;
}

/**
 * Checks a password within the limits. A try is counted before the hash is compared, so that parallel ones cannot slip through, and
 * given back when it was right. A known device has a budget of its own; the others share that of their network and, over all networks,
 * that of the account.
 * @returns false when the account's budget for unknown devices is used up: whether the password was right is then told to nobody but, by
 *   mail, to the owner
 * @throws HttpProblem 401 · 429
 */
export async function checkPassword(ctx: Context, account: Account, password: string): Promise<boolean> {
  const { limits, passwords } = ctx.deps;
  const device = await findKnownDevice(ctx, account.name);
  try {
    if (device) {
      const key = `${account.name} ${device.id}`;
      await limits.consume('loginDevice', key);
      if (!(await passwords.verify(password, account.passwordHash))) throw wrongCredentials();
      await limits.clear('loginDevice', key);
      return true;
    }
    const pair = pairKey(ctx.ip, account.name);
    await limits.consumeNetwork('loginNetwork', ctx.ip);
    await limits.consume('loginPair', pair);
    const isWithin = await limits.isWithin('loginAccount', account.name);
    const isRight = await passwords.verify(password, account.passwordHash);
    if (!isWithin) {
      await noteFailure(ctx, account, 'link_sent', false);
      // Ordered whatever the password was: the answer and the work say nothing of it.
      await orderNotice(ctx.deps, {
        what: 'device-link',
        userId: isRight ? (account.userId ?? '') : '',
        origin: publicOrigin(ctx),
      });
      return false;
    }
    if (!isRight) throw wrongCredentials();
    await Promise.all([
      limits.refundNetwork('loginNetwork', ctx.ip),
      limits.refund('loginAccount', account.name),
      limits.clear('loginPair', pair),
    ]);
    return true;
  } catch (error) {
    if (error instanceof HttpProblem) await noteFailure(ctx, account, error.code, device !== undefined);
    throw error;
  }
}

/** Lets the owner try again at once, after having proved otherwise who it is. */
export const forgetFailures = ({ deps: { limits }, ip }: Context, userId: string): Promise<void> =>
  limits.clear('loginPair', pairKey(ip, userId));

/** One line per refused try: an attack on one account, or out of one network, can be seen in the log, and neither of them read (D-05). */
async function noteFailure(ctx: Context, account: Account, code: string, isKnownDevice: boolean): Promise<void> {
  const { limits, logger, secrets } = ctx.deps;
  const keyed = (text: string) => createHmac('sha256', secrets.pepper).update(text).digest('base64url').slice(0, 12);
  const [failures, networkFailures] = await Promise.all([
    limits.count('loginFailures', account.name),
    limits.count('networkFailures', networkOf(ctx.ip)),
  ]);
  const line = {
    // Addresses and names are few enough to be tried through: their hash needs a key.
    account: account.userId ? hashedId(account.userId) : keyed(account.name),
    network: keyed(networkOf(ctx.ip)),
    code,
    isKnownDevice,
    failures,
    networkFailures,
    requestId: ctx.state.requestId,
  };
  logger.warn(line, 'sign-in refused');
  if (failures !== TOLD_AFTER) return;
  await orderNotice(ctx.deps, { what: 'failed-sign-ins', userId: account.userId ?? '', origin: publicOrigin(ctx) });
}
