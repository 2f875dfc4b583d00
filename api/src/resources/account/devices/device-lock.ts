import { createHash, timingSafeEqual } from 'node:crypto';
import { LOCK_TRIES } from '@app/contract/device-lock';
import type { Context } from 'koa';
import mongoose from 'mongoose';
import { bytesOf } from '../../../platform/crypto/vault.ts';
import { notFound, signedOut, wrongPin } from '../../../platform/errors.ts';
import { SessionModel } from '../../../platform/sessions/session.model.ts';
import type { CurrentUser } from '../../../platform/sessions/sessions.ts';

const hashOf = (verifier: string): Buffer => createHash('sha256').update(verifier).digest();

const addressOf = (sessionId: string) => ({ document: `session/${sessionId}`, field: 'lock.share', version: 1 });

export async function hasLock({ sessionId }: CurrentUser): Promise<boolean> {
  return (await SessionModel.exists({ _id: sessionId, 'lock.tries': mongoose.trusted({ $exists: true }) })) !== null;
}

interface Lock {
  readonly verifier: string;
  readonly share: string;
}

/** Stores the share with the session; an ended session stays ended. */
export async function setLock({ deps }: Context, user: CurrentUser, { verifier, share }: Lock): Promise<void> {
  await deps.limits.consume('deviceLock', user.id);
  const vault = await deps.vaults.of(user.id);
  const sealed = vault.seal(addressOf(user.sessionId), share);
  await SessionModel.updateOne(
    { _id: user.sessionId },
    { $set: { lock: { verifier: hashOf(verifier), share: sealed, tries: 0 } } },
  );
  deps.sessions.forgetSession(user.sessionId);
}

/**
 * Gives the share to the verifier of the right PIN. A try is counted before it is compared, so that parallel ones cannot go beyond the
 * tenth.
 * @throws HttpProblem 403 wrong · 401 the tenth wrong one: the session, and the share with it, is gone · 404 no lock · 429
 */
export async function openLock({ deps }: Context, user: CurrentUser, verifier: string): Promise<{ share: string }> {
  await deps.limits.consume('deviceLock', user.id);
  const { sessionId } = user;
  const session = await SessionModel.findOneAndUpdate(
    { _id: sessionId, 'lock.tries': mongoose.trusted({ $lt: LOCK_TRIES }) },
    { $inc: { 'lock.tries': 1 } },
    { returnDocument: 'after' },
  ).lean();
  if (!session?.lock) {
    // A process that died between the tenth try and the end of the session has left it.
    if (await hasLock(user)) return endLocked(deps, user);
    throw notFound();
  }
  const { lock } = session;
  if (timingSafeEqual(bytesOf(lock.verifier), hashOf(verifier))) {
    await SessionModel.updateOne(
      { _id: sessionId, 'lock.tries': mongoose.trusted({ $exists: true }) },
      { 'lock.tries': 0 },
    );
    const vault = await deps.vaults.of(user.id);
    return { share: String(vault.open(addressOf(sessionId), lock.share)) };
  }
  if (lock.tries >= LOCK_TRIES) return endLocked(deps, user);
  throw wrongPin(LOCK_TRIES - lock.tries);
}

/** Ends the session, which empties the device (D42). */
async function endLocked({ sessions }: Context['deps'], { id, sessionId }: CurrentUser): Promise<never> {
  await sessions.endSession(id, sessionId, 'ended');
  throw signedOut('ended');
}

export async function removeLock({ deps }: Context, { sessionId }: CurrentUser): Promise<void> {
  await SessionModel.updateOne({ _id: sessionId }, { $unset: { lock: 1 } });
  deps.sessions.forgetSession(sessionId);
}

/** Ends the session as if it had been closed from elsewhere. */
export async function forgetLock({ deps }: Context, user: CurrentUser): Promise<void> {
  await deps.sessions.endSession(user.id, user.sessionId, 'ended');
}

const FRESH_MS = 10 * 60_000;

/**
 * Whether the session has just begun, without a lock. Then a page that was signed in again over its unsent words sets the lock that it has
 * (D43) without another confirmation, even for a user who is asked each time.
 */
export async function mayKeepLock({ deps }: Context, user: CurrentUser): Promise<boolean> {
  const session = await deps.sessions.find(user.sessionId);
  const isFresh = session !== undefined && deps.clock().getTime() - session.createdAt.getTime() < FRESH_MS;
  return isFresh && !(await hasLock(user));
}
