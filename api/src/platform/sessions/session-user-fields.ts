import type { SessionUser } from './live-session.ts';

/** The fields of an account that a cached session contains. A change of any of them, on any process, evicts it on all (change-feed.ts). */
export const SESSION_USER_FIELDS: Readonly<
  Record<Exclude<keyof SessionUser, 'secondFactor'> | 'secondFactor.isOn', 1>
> = {
  username: 1,
  email: 1,
  firstName: 1,
  lastName: 1,
  role: 1,
  hasPremiumAccess: 1,
  isActive: 1,
  consent: 1,
  consentWithdrawnAt: 1,
  'secondFactor.isOn': 1,
};
