import type { BodyOf } from '@app/contract/endpoint';
import type { login as endpoint } from '@app/contract/sign-in';
import { usernameKeyOf } from '@app/contract/names';
import type { Context } from 'koa';
import { blocked, deviceLinkSent, requiresVerification, wrongCredentials } from '../../../platform/errors.ts';
import { hashedId } from '../../../platform/logger.ts';
import { publicOrigin } from '../../../platform/http/public-origin.ts';
import { signIn } from '../../../platform/sessions/session-middleware.ts';
import type { CurrentUser } from '../../../platform/sessions/sessions.ts';
import { requireSecondFactor } from '../second-factor/verify-second-factor.ts';
import { rememberDevice } from '../devices/known-devices.ts';
import { keepLook } from '../devices/look-cookie.ts';
import { checkPassword } from '../password/attempts.ts';
import { deviceLabel } from '../devices/device-label.ts';
import { findPendingByLogin } from './pending-registrations.ts';
import { registeringBrowser } from './registering-browser.ts';
import { type User, UserModel } from '../users/user.model.ts';
import { findUserById, findUserByLogin } from '../users/user.repository.ts';

/**
 * Signs in by user name or address and password, plus the code if the user has a second factor, under a new session id.
 * @throws HttpProblem 401 wrong · 403 blocked, not verified or without the right code, each only after the right password (V-11); or a link
 * was mailed, for right and wrong passwords · 429
 */
export async function login(
  ctx: Context,
  { username: typed, password, code }: BodyOf<typeof endpoint>,
): Promise<CurrentUser> {
  const { deps } = ctx;
  // Both lookups always run: the work must not reveal what exists (V-09). A pending registration counts only where there is no account.
  const [found, pending] = await Promise.all([
    findUserByLogin(typed),
    findPendingByLogin(typed, registeringBrowser(ctx), deps.clock()),
  ]);
  // The password of a demo account is public: over https the account counts as missing (V-16).
  const user = found?.isDemo && (deps.env.isHttps || ctx.state.caller.isHttps) ? null : found;
  const meant = user ?? pending;
  const account = {
    name: meant?._id.toString() ?? usernameKeyOf(typed),
    userId: user?._id.toString(),
    passwordHash: meant?.passwordHash,
  };
  if (!(await checkPassword(ctx, account, password))) throw deviceLinkSent();
  if (!meant) throw wrongCredentials();
  if (!user) throw requiresVerification();
  if (!user.isActive) throw blocked();
  if (!user.isEmailVerified) throw requiresVerification();
  await requireSecondFactor(ctx, user, code);
  return enter(ctx, user, password);
}

/**
 * Signs in an authenticated user under a new session id.
 * @param password where it was given: an outdated hash is upgraded
 * @throws HttpProblem 401 blocked, or password changed, in a race with this call
 */
export async function enter(ctx: Context, user: User, password?: string): Promise<CurrentUser> {
  const { deps } = ctx;
  await signIn(ctx, user._id.toString());
  await noteSignIn(ctx, user, password);
  keepLook(ctx);
  deps.logger.info({ user: hashedId(user._id.toString()), requestId: ctx.state.requestId }, 'signed in');
  const signedIn = await deps.sessions.currentUser(ctx.state.sessionId ?? '');
  if (!signedIn) throw wrongCredentials(); // blocked in a race with this call
  return signedIn;
}

/** Whether the hash that was checked is gone only because another sign-in of the same moment has upgraded it. */
async function isUpgraded({ deps: { passwords } }: Context, checked: User, password: string | undefined) {
  if (password === undefined || !passwords.isOutdated(checked.passwordHash)) return false;
  const now = await findUserById(checked._id.toString());
  return now?.isActive === true && (await passwords.verify(password, now.passwordHash));
}

/**
 * Stores time, place and device of a sign-in; notifies the owner of an unknown device, except at the first sign-in (V-15). Upgrades an
 * outdated hash (V-07).
 */
async function noteSignIn(ctx: Context, user: User, password: string | undefined): Promise<void> {
  const { deps } = ctx;
  const now = deps.clock();
  const userAgent = ctx.get('user-agent');
  const rehashed =
    password !== undefined && deps.passwords.isOutdated(user.passwordHash)
      ? { passwordHash: await deps.passwords.hash(password) }
      : {};
  const place = await deps.geo.locate(ctx.ip);
  // The filter has the password hash that was checked: a reset in between has ended all sessions, and must end this one too.
  const { matchedCount } = await UserModel.updateOne(
    { _id: user._id, passwordHash: user.passwordHash, isActive: true },
    { $set: { lastLoginAt: now, ...place, ...rehashed }, $max: { lastActiveAt: now } },
  );
  if (matchedCount === 0 && !(await isUpgraded(ctx, user, password))) {
    await deps.sessions.endSession(user._id.toString(), ctx.state.sessionId ?? '');
    throw wrongCredentials();
  }
  const device = await rememberDevice(ctx, user._id.toString());
  await deps.sessions.noteDevice(ctx.state.sessionId ?? '', device.id);
  if (!device.isNew || !user.lastLoginAt) return;
  const link = `${publicOrigin(ctx)}/profile#dispositivos`;
  await deps.mail.send({
    kind: 'new-device',
    to: user.email,
    username: user.username,
    userId: user._id.toString(),
    link,
    device: deviceLabel(userAgent),
    at: now.toISOString(),
  });
}
