import type { BodyOf } from '@app/contract/endpoint';
import type { login as endpoint } from '@app/contract/accounts';
import type { Context } from 'koa';
import type { Deps } from '../../platform/deps.ts';
import { blocked, requiresVerification, wrongCredentials } from '../../platform/errors.ts';
import { networkOf } from '../../platform/limits/network.ts';
import { hashedId } from '../../platform/logger.ts';
import { publicOrigin } from '../../platform/public-origin.ts';
import { signIn } from '../../platform/sessions/session-middleware.ts';
import type { CurrentUser } from '../../platform/sessions/sessions.ts';
import { tallyActivity } from '../admin-figures/minute-tally.ts';
import { requireSecondFactor } from '../second-factor/prove.ts';
import { deviceHash, deviceLabel } from './device.ts';
import { findPendingByLogin } from './pending-registrations.ts';
import { registeringBrowser } from './registering-browser.ts';
import { type User, UserModel, usernameKeyOf } from './user.model.ts';
import { findUserByLogin } from './users.store.ts';

const KNOWN_DEVICES = 20;

/** Tries are counted per account and network, and per network: nobody can lock her out from elsewhere (V-08). */
const pairKey = (ip: string, account: string) => `${networkOf(ip)} ${account}`;

/**
 * Signs in by user name or address and password, and the code of her second factor where she has one, under a new session id.
 * @throws HttpProblem 401 wrong · 403 blocked, not verified or without the right code, all only after the right password (V-11) · 429
 */
export async function login(
  ctx: Context,
  { username: typed, password, code }: BodyOf<typeof endpoint>,
): Promise<CurrentUser> {
  const { deps, ip } = ctx;
  // Both are looked for whatever is there: the work must not tell (V-09). A registration that waits counts where there is no account.
  const [found, pending] = await Promise.all([
    findUserByLogin(typed),
    findPendingByLogin(typed, registeringBrowser(ctx), deps.clock()),
  ]);
  // A demo account's password is public: over https it is no account (V-16).
  const user = found?.isDemo && (deps.env.isHttps || ctx.state.caller.isHttps) ? null : found;
  const meant = user ?? pending;
  await checkPassword(deps, ip, meant?._id.toString() ?? usernameKeyOf(typed), password, meant?.passwordHash);
  if (!meant) throw wrongCredentials();
  if (!user) throw requiresVerification();
  if (!user.isActive) throw blocked();
  if (!user.isEmailVerified) throw requiresVerification();
  await requireSecondFactor(deps, user, code);
  return enter(ctx, user, password);
}

/**
 * Signs in whoever has shown to be the user, under a new session id.
 * @param password where it was given: raises an outdated hash
 * @throws HttpProblem 401 blocked, or another password, at this very moment
 */
export async function enter(ctx: Context, user: User, password?: string): Promise<CurrentUser> {
  const { deps } = ctx;
  await signIn(ctx, user._id.toString());
  await noteSignIn(ctx, user, password);
  deps.logger.info({ user: hashedId(user._id.toString()), requestId: ctx.state.requestId }, 'signed in');
  const signedIn = await deps.sessions.currentUser(ctx.state.sessionId ?? '');
  if (!signedIn) throw wrongCredentials(); // blocked at this very moment
  return signedIn;
}

/**
 * Checks a password within the limits. A try is counted before the hash is compared, so that parallel ones cannot slip through, and
 * given back when it was right.
 * @param account id of the account, or what was typed when there is none: then the same work is done in vain (V-09)
 * @throws HttpProblem 401 · 429
 */
export async function checkPassword(
  { limits, passwords }: Deps,
  ip: string,
  account: string,
  password: string,
  storedHash: string | undefined,
): Promise<void> {
  const pair = pairKey(ip, account);
  await limits.consume('loginNetwork', networkOf(ip));
  await limits.consume('loginPair', pair);
  if (!(await passwords.verify(password, storedHash))) throw wrongCredentials();
  await Promise.all([limits.refund('loginNetwork', networkOf(ip)), limits.clear('loginPair', pair)]);
}

/** Lets her try again at once, after she has proved otherwise who she is. */
export const forgetFailures = ({ limits }: Deps, ip: string, userId: string): Promise<void> =>
  limits.clear('loginPair', pairKey(ip, userId));

/** Time, place and device of a sign-in; a device not seen before is told to her (V-15). Raises an outdated hash (V-07). */
async function noteSignIn(ctx: Context, user: User, password: string | undefined): Promise<void> {
  const { deps } = ctx;
  const now = deps.clock();
  const userAgent = ctx.get('user-agent');
  const hash = deviceHash(user._id.toString(), userAgent);
  const others = user.devices.filter((device) => device.hash !== hash);
  const isNewDevice = user.devices.length > 0 && others.length === user.devices.length;
  const devices = [...others, { hash, seenAt: now }].slice(-KNOWN_DEVICES);
  const rehashed =
    password !== undefined && deps.passwords.isOutdated(user.passwordHash)
      ? { passwordHash: await deps.passwords.hash(password) }
      : {};
  const place = await deps.geo.locate(ctx.ip);
  // Only while the password is still the one that was checked: a reset in between has ended all sessions, and must end this one too.
  const before = await UserModel.findOneAndUpdate(
    { _id: user._id, passwordHash: user.passwordHash, isActive: true },
    { $set: { lastLoginAt: now, devices, ...place, ...rehashed }, $max: { lastActiveAt: now } },
    { projection: { lastActiveAt: 1 }, returnDocument: 'before' },
  ).lean<Pick<User, 'lastActiveAt'>>();
  if (!before) {
    await deps.sessions.endSession(user._id.toString(), ctx.state.sessionId ?? '');
    throw wrongCredentials();
  }
  if (!before.lastActiveAt || before.lastActiveAt < now) await tallyActivity(before.lastActiveAt, now);
  if (!isNewDevice) return;
  const link = `${publicOrigin(ctx)}/login`;
  await deps.mail.send({
    kind: 'new-device',
    to: user.email,
    username: user.username,
    link,
    device: deviceLabel(userAgent),
    at: now.toISOString(),
  });
}
