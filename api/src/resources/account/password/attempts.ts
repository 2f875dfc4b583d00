import { createHmac } from 'node:crypto';
import type { Context } from 'koa';
import { HttpProblem, wrongCredentials } from '../../../platform/errors.ts';
import { networkOf } from '../../../platform/limits/network.ts';
import { hashedId } from '../../../platform/logger.ts';
import { publicOrigin } from '../../../platform/http/public-origin.ts';
import { findKnownDevice } from '../devices/known-devices.ts';
import { orderNotice } from './sign-in-notices.ts';

/** Failures per day after which the owner gets a mail. Only one failure a day is the tenth, so it is one mail a day. */
const TOLD_AFTER = 10;

/** Attempts are counted per account and network, and per network: an attacker on another network cannot lock the owner out (V-08). */
const pairKey = (ip: string, account: string) => `${networkOf(ip)} ${account}`;

export interface Account {
  /** Id of the account, or what was typed if there is none: the same work is then done without effect (V-09). */
  readonly name: string;
  readonly userId?: string | undefined;
  readonly passwordHash?: string | undefined;
}

/**
 * Checks a password within the rate limits. An attempt is counted before the hash is compared, so that parallel ones cannot bypass the
 * limit, and refunded if the password was right. A known device has its own budget; the others share that of their network and, over all
 * networks, that of the account.
 * @returns false if the account's budget for unknown devices is used up: only a mail to the owner reveals whether the password was right
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
    const isWithin = await limits.countWithin('loginAccount', account.name);
    const isRight = await passwords.verify(password, account.passwordHash);
    if (!isWithin) {
      await noteFailure(ctx, account, 'link_sent', false);
      // Enqueued for right and wrong passwords: neither answer nor work reveals which it was.
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

/** Resets the attempts of this network after the owner has proved identity in another way. */
export const forgetFailures = ({ deps: { limits }, ip }: Context, userId: string): Promise<void> =>
  limits.clear('loginPair', pairKey(ip, userId));

/**
 * Logs one line per failed attempt: an attack on one account, or from one network, is visible in the log without revealing account or
 * network (D-05).
 */
async function noteFailure(ctx: Context, account: Account, code: string, isKnownDevice: boolean): Promise<void> {
  const { limits, logger, secrets } = ctx.deps;
  const keyed = (text: string) => createHmac('sha256', secrets.pepper).update(text).digest('base64url').slice(0, 12);
  const [failures, networkFailures] = await Promise.all([
    limits.count('loginFailures', account.name),
    limits.count('networkFailures', networkOf(ctx.ip)),
  ]);
  const line = {
    // Addresses and names could be enumerated: their hash needs a key.
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
