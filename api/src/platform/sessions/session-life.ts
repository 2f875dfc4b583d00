import { DAY_MS, MINUTE_MS } from '../durations.ts';

export const SESSION_IDLE_MS = 7 * DAY_MS;
export const SESSION_ABSOLUTE_MS = 30 * DAY_MS;
const ADMIN_IDLE_MS = 30 * MINUTE_MS;
const ADMIN_ABSOLUTE_MS = 12 * 60 * MINUTE_MS;

/** Additional rules for administrators. */
export interface AdministratorRules {
  /** A second factor is required of administrators. */
  readonly demandsSecondFactor: boolean;
  /** Whether their sessions are shorter, as they open more than one account (S-04). */
  readonly hasShortSessions: boolean;
}

/** Idle and absolute limits of a session, by the role of the account, whatever its effective role. */
export const sessionLifeOf = (
  role: 'user' | 'admin' | undefined,
  { hasShortSessions }: AdministratorRules,
): { readonly idleMs: number; readonly absoluteMs: number } =>
  hasShortSessions && role === 'admin'
    ? { idleMs: ADMIN_IDLE_MS, absoluteMs: ADMIN_ABSOLUTE_MS }
    : { idleMs: SESSION_IDLE_MS, absoluteMs: SESSION_ABSOLUTE_MS };
