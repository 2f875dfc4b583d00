import type { SignedInUser } from '@app/contract/sign-in';
import mongoose, { Types } from 'mongoose';
import type { Clock } from '../clock.ts';
import type { Logger } from '../logger.ts';
import { ReadCache } from '../read-cache.ts';
import { type AdministratorRules, SESSION_IDLE_MS, sessionLifeOf } from './session-life.ts';
import { type EndReason, expectEnd, expectEndOn, noteEnds, noteEndsOf } from './session-ends.ts';
import type { LiveSession } from './live-session.ts';
import { SessionModel, type SessionRecord } from './session.model.ts';

const SESSIONS_PER_USER = 10;
const TOUCH_EVERY_MS = 60_000;

/** The signed-in user, with the id (hash) of the calling session. */
export interface CurrentUser extends SignedInUser {
  readonly sessionId: string;
  /** Whether the account is an administrator's; `role` is the effective role. */
  readonly isAdministrator: boolean;
  /** A second factor is required of administrators, and this one has none: `role` is 'user' (V-12). */
  readonly lacksSecondFactor: boolean;
  /** The user has withdrawn consent: the server must accept no text (G-03). */
  readonly isConsentWithdrawn: boolean;
  /** The user has consented to storing text: it is accepted only then (G-03). */
  readonly hasConsent: boolean;
}

interface SessionParts {
  readonly clock: Clock;
  readonly logger: Logger;
  readonly rules: AdministratorRules;
  /** Reads a session with its user, in one round trip. */
  readonly findSessionUser: (sessionId: string) => Promise<LiveSession | undefined>;
  /** Called at most once a minute per session: stores the time of the activity with the account. */
  readonly onActivity: (userId: Types.ObjectId, at: Date) => Promise<void>;
}

interface NewSession {
  readonly userId: string;
  readonly userAgent: string;
  readonly ip: string;
}

/** The sessions of all users: stored in MongoDB, read through a short cache, ended everywhere within two seconds. */
export class Sessions {
  readonly #sessions = new ReadCache<LiveSession>();
  readonly #endListeners = new Set<(sessionIds: readonly string[], reason: EndReason) => void>();
  /** Reasons of the sessions that this process is ending: the change stream may report them before the deletion is answered. */
  readonly #endReasons = new Map<string, EndReason>();
  readonly #clock: Clock;
  readonly #logger: Logger;
  readonly #rules: AdministratorRules;
  readonly #findSessionUser: SessionParts['findSessionUser'];
  readonly #onActivity: SessionParts['onActivity'];

  constructor({ clock, logger, rules, findSessionUser, onActivity }: SessionParts) {
    this.#clock = clock;
    this.#logger = logger;
    this.#rules = rules;
    this.#findSessionUser = findSessionUser;
    this.#onActivity = onActivity;
  }

  /** A live session by its id, or `undefined` when it was ended or has exceeded the idle or absolute limit. At most one round trip. */
  async find(sessionId: string): Promise<LiveSession | undefined> {
    const session = await this.#sessions.read(sessionId, () => this.#findSessionUser(sessionId));
    const now = this.#clock().getTime();
    if (!session || session.expiresAt.getTime() <= now) return undefined;
    const { idleMs, absoluteMs } = sessionLifeOf(session.user?.role, this.#rules);
    // The role may have changed since `expiresAt` was written.
    if (session.lastSeenAt.getTime() + idleMs <= now || session.createdAt.getTime() + absoluteMs <= now)
      return undefined;
    return session;
  }

  /** The active user of a session by its id, whose activity is recorded as by `admitAndTouch`. */
  async currentUser(sessionId: string): Promise<CurrentUser | undefined> {
    const session = await this.find(sessionId);
    return session && this.admitAndTouch(session);
  }

  /** The active user of a live session; `undefined` for a blocked or deleted one. Records the activity at most once a minute. */
  admitAndTouch(session: LiveSession): CurrentUser | undefined {
    const id = session.uid.toString();
    const { user } = session;
    if (!user?.isActive) return undefined;
    this.#touch(session);
    const { username, email, firstName, lastName, hasPremiumAccess, consent, consentWithdrawnAt } = user;
    const isAdministrator = user.role === 'admin';
    const lacksSecondFactor = this.#rules.demandsSecondFactor && !user.secondFactor?.isOn;
    return {
      id,
      username,
      email,
      firstName,
      lastName,
      role: isAdministrator && !lacksSecondFactor ? 'admin' : 'user',
      hasPremiumAccess,
      sessionId: session._id,
      isAdministrator,
      lacksSecondFactor,
      isConsentWithdrawn: Boolean(consentWithdrawnAt),
      hasConsent: Boolean(consent) && !consentWithdrawnAt,
    };
  }

  /** Stores a session under the given id; beyond ten, the user's oldest ones end (S-08). */
  async add(sessionId: string, { userId, userAgent, ip }: NewSession): Promise<void> {
    const now = this.#clock();
    const uid = new Types.ObjectId(userId);
    const expiresAt = new Date(now.getTime() + SESSION_IDLE_MS);
    await SessionModel.create({
      _id: sessionId,
      uid,
      confirmedAt: now,
      createdAt: now,
      lastSeenAt: now,
      expiresAt,
      userAgent: userAgent.slice(0, 300),
      ip,
    });
    await expectEnd(sessionId, uid, now);
    const surplus = await SessionModel.find({ uid }, { _id: 1 }).sort({ createdAt: -1 }).skip(SESSIONS_PER_USER).lean();
    if (surplus.length > 0)
      await this.#end(
        surplus.map(({ _id }) => _id),
        'too_many_sessions',
      );
  }

  /** Records that the password was just entered; an ended session stays ended. */
  async confirm(sessionId: string): Promise<void> {
    await SessionModel.updateOne({ _id: sessionId }, { confirmedAt: this.#clock() });
    this.#sessions.drop(sessionId);
  }

  /**
   * Uses up a confirmation: it serves one act.
   * @param confirmedAt the one that was read
   * @returns false when another act has used it
   */
  async useConfirmation(sessionId: string, confirmedAt: Date): Promise<boolean> {
    const { modifiedCount } = await SessionModel.updateOne(
      { _id: sessionId, confirmedAt },
      { confirmedAt: new Date(0) },
    );
    this.#sessions.drop(sessionId);
    return modifiedCount === 1;
  }

  /** Notes on which known device a session was begun; an ended session stays ended. */
  async noteDevice(sessionId: string, deviceId: Types.ObjectId): Promise<void> {
    await SessionModel.updateOne({ _id: sessionId }, { deviceId });
    await expectEndOn(sessionId, deviceId);
  }

  /** The user's live sessions, newest first. */
  async list(userId: string): Promise<SessionRecord[]> {
    return SessionModel.find({ uid: new Types.ObjectId(userId) })
      .sort({ createdAt: -1 })
      .limit(SESSIONS_PER_USER)
      .lean();
  }

  /** Ends one session, if it belongs to the user. @returns false when there was none */
  async endSession(userId: string, sessionId: string, reason: EndReason = 'signed_out'): Promise<boolean> {
    const session = await SessionModel.findOne({ _id: sessionId, uid: new Types.ObjectId(userId) }, { _id: 1 }).lean();
    if (session) await this.#end([sessionId], reason);
    return Boolean(session);
  }

  /**
   * Ends all sessions of a user, or all but one, and closes their sockets: at once on this process, within 2 s on the others, which see the
   * deletions in the change stream (D13).
   */
  async endSessions(
    userId: string,
    { except, reason = 'ended' }: { except?: string; reason?: EndReason } = {},
  ): Promise<void> {
    await noteEndsOf(userId, reason, { except });
    const all = await SessionModel.find({ uid: new Types.ObjectId(userId) }, { _id: 1 }).lean();
    const ended = all.map(({ _id }) => _id).filter((id) => id !== except);
    await this.#end(ended, reason);
    this.forgetUser(userId);
  }

  /**
   * Invalidates this process's cache of a user; others learn by the change stream. Call it after changing role, premium, block or names.
   */
  forgetUser(userId: string): void {
    this.#sessions.dropWhere(({ uid }) => uid.toString() === userId);
  }

  /** A session was deleted on any process: evicts it from the cache and closes its sockets. */
  sessionEnded(sessionId: string, reason: EndReason = this.#endReasons.get(sessionId) ?? 'ended'): void {
    this.#sessions.drop(sessionId);
    for (const listener of this.#endListeners) listener([sessionId], reason);
  }

  /** A session was changed on another process. */
  forgetSession(sessionId: string): void {
    this.#sessions.drop(sessionId);
  }

  /** Whether the change stream is alive; without it nothing is cached. */
  trustCache(isAlive: boolean): void {
    this.#sessions.trust(isAlive);
  }

  /** Lets the live channel know which sockets to close. */
  onEnd(listener: (sessionIds: readonly string[], reason: EndReason) => void): void {
    this.#endListeners.add(listener);
  }

  async #end(sessionIds: readonly string[], reason: EndReason): Promise<void> {
    if (sessionIds.length === 0) return;
    for (const id of sessionIds) this.#endReasons.set(id, reason);
    try {
      await noteEnds(sessionIds, reason);
      await SessionModel.deleteMany({ _id: mongoose.trusted({ $in: [...sessionIds] }) });
    } finally {
      for (const id of sessionIds) this.#endReasons.delete(id);
    }
    for (const id of sessionIds) this.#sessions.drop(id);
    for (const listener of this.#endListeners) listener(sessionIds, reason);
  }

  #touch(session: LiveSession): void {
    const now = this.#clock();
    const gapMs = now.getTime() - session.lastSeenAt.getTime();
    if (gapMs < TOUCH_EVERY_MS) return;
    // The cached copy changes as well: further requests within the minute write nothing.
    session.lastSeenAt = now;
    session.expiresAt = new Date(now.getTime() + sessionLifeOf(session.user?.role, this.#rules).idleMs);
    Promise.all([
      // The write is never an upsert: a session ended meanwhile must stay ended.
      SessionModel.updateOne({ _id: session._id }, { lastSeenAt: now, expiresAt: session.expiresAt }),
      this.#onActivity(session.uid, now),
    ]).catch((error: unknown) => this.#logger.warn({ err: error }, 'activity not noted'));
  }
}
