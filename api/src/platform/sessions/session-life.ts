const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

export const SESSION_IDLE_MS = 7 * DAY_MS;
export const SESSION_ABSOLUTE_MS = 30 * DAY_MS;
const ADMIN_IDLE_MS = 30 * MINUTE_MS;
const ADMIN_ABSOLUTE_MS = 12 * 60 * MINUTE_MS;

/** What is asked of whoever administers, beyond what is asked of everybody. */
export interface AdministratorRules {
  /** Nobody administers without one. */
  readonly demandsSecondFactor: boolean;
  /** Their sessions open more than one account, and are shorter (S-04). */
  readonly hasShortSessions: boolean;
}

/** How long a session lives: without a sign of activity, and at all. By the account, whether it may administer just now or not. */
export const sessionLifeOf = (
  role: 'user' | 'admin' | undefined,
  { hasShortSessions }: AdministratorRules,
): { readonly idleMs: number; readonly absoluteMs: number } =>
  hasShortSessions && role === 'admin'
    ? { idleMs: ADMIN_IDLE_MS, absoluteMs: ADMIN_ABSOLUTE_MS }
    : { idleMs: SESSION_IDLE_MS, absoluteMs: SESSION_ABSOLUTE_MS };
