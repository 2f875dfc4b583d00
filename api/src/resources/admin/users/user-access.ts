import type { ClientSession } from 'mongoose';
import type { Deps } from '../../../deps.ts';
import { conflict, forbidden, notFound } from '../../../platform/errors.ts';
import { appendEvent } from '../../../platform/live/events.ts';
import { messages } from '../../../platform/messages.ts';
import { withTransaction } from '../../../platform/mongo.ts';
import { wakeReminder } from '../../account/reminders/reminder.repository.ts';
import { changeAdministrators, countAdministrators } from '../../account/users/administrators.ts';
import { type User, UserModel } from '../../account/users/user.model.ts';
import { updateUser } from '../../account/users/user.repository.ts';
import type { AuditAction } from '../../account/audit/audit.model.ts';
import { recordAudit } from '../../account/audit/audit.repository.ts';

/** The actor and the time of an act. */
export interface Act {
  /** Id of the administrator, or `operator`. */
  readonly actor: string;
  readonly now: Date;
}

type Change = Partial<Pick<User, 'role' | 'isActive' | 'hasPremiumAccess'>>;

async function load(userId: string, session: ClientSession): Promise<User> {
  const user = await UserModel.findById(userId).session(session).lean<User>();
  if (!user) throw notFound();
  return user;
}

/** Writes change, audit record and live event atomically. */
async function apply(
  user: User,
  change: Change,
  action: AuditAction,
  { actor, now }: Act,
  session: ClientSession,
): Promise<void> {
  const userId = user._id.toString();
  const { role, hasPremiumAccess } = { ...user, ...change };
  await updateUser(userId, change, session);
  await recordAudit({ at: now, actor, action, target: userId }, session);
  // A block needs no event: the user's sockets are closed.
  if (change.isActive === undefined) await appendEvent(session, userId, 'access_changed', { hasPremiumAccess, role });
}

/**
 * Blocks or unblocks a user; blocking ends all sessions of the user. The status of an administrator, the caller included, never changes
 * (D16).
 * @throws HttpProblem 403 · 404
 */
export async function setActive(
  { sessions }: Pick<Deps, 'sessions'>,
  userId: string,
  isActive: boolean,
  act: Act,
): Promise<User> {
  const user = await withTransaction(async (session) => {
    const found = await load(userId, session);
    if (found.role === 'admin') throw forbidden(messages.administratorStatus);
    if (found.isActive !== isActive) await apply(found, { isActive }, isActive ? 'unblock' : 'block', act, session);
    // While the account was blocked, its reminders were put off for good.
    if (isActive) await wakeReminder(userId, session);
    return found;
  });
  sessions.forgetUser(userId);
  // Sessions end even if the user was blocked already: a process may have died between the two steps.
  if (!isActive) await sessions.endSessions(userId, { reason: 'blocked' });
  return user;
}

/** Grants or revokes premium; the user's open pages are notified at once. @throws HttpProblem 404 */
export async function setPremium(
  { sessions }: Pick<Deps, 'sessions'>,
  userId: string,
  hasPremiumAccess: boolean,
  act: Act,
): Promise<User> {
  const user = await withTransaction(async (session) => {
    const found = await load(userId, session);
    const action = hasPremiumAccess ? 'grant_premium' : 'revoke_premium';
    if (found.hasPremiumAccess !== hasPremiumAccess) await apply(found, { hasPremiumAccess }, action, act, session);
    return found;
  });
  sessions.forgetUser(userId);
  return user;
}

/**
 * Promotes a user to administrator, or demotes (the operator's command only: no call demotes). The user gets a mail (V-15).
 * @param origin public origin, for the mail
 * @throws HttpProblem 404 · 409 for the last active administrator
 */
export async function setRole(
  { mail }: Pick<Deps, 'mail'>,
  userId: string,
  role: User['role'],
  act: Act,
  origin: string,
): Promise<User> {
  return changeAdministrators(async (session) => {
    const found = await load(userId, session);
    if (found.role === role) return found;
    // A blocked administrator could not be unblocked: no call does so.
    if (!found.isActive) throw conflict(messages.blockedAdministrator);
    await apply(found, { role }, role === 'admin' ? 'promote' : 'demote', act, session);
    if ((await countAdministrators(session)) === 0) throw conflict(messages.lastAdministrator);
    await mail.send(
      { kind: 'role-changed', to: found.email, username: found.username, link: `${origin}/login` },
      { session },
    );
    return found;
  });
}

/** Ends all sessions of a user: the user's open pages are notified and closed (S-06). @throws HttpProblem 404 */
export async function endSessions({ sessions }: Pick<Deps, 'sessions'>, userId: string, act: Act): Promise<void> {
  await withTransaction(async (session) => {
    await load(userId, session);
    await recordAudit({ at: act.now, actor: act.actor, action: 'end_sessions', target: userId }, session);
  });
  await sessions.endSessions(userId);
}
