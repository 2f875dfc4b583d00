import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { numberInQuery } from './number-in-query.ts';
import { countSchema, instantSchema, pageCursorSchema, stageIdSchema } from './shapes.ts';

/** Figures of the panel's cards (1§3, D16). */
export const adminStatsSchema = z.object({
  totalUsers: countSchema,
  /** Users registered since midnight in the operator's time zone. */
  newUsersToday: countSchema,
  /** Accounts that are not blocked. */
  activeUsers: countSchema,
  /** Blocked accounts. */
  inactiveUsers: countSchema,
  /** Users active within five minutes. */
  onlineNow: countSchema,
  /** Users active within 24 hours. */
  recentlyActive: countSchema,
  adminUsers: countSchema,
  verifiedUsers: countSchema,
});
export type AdminStats = z.infer<typeof adminStatsSchema>;

/** Numbers of the panel's cards, at most ten seconds old. */
export const getAdminStats = defineEndpoint({
  name: 'getAdminStats',
  method: 'GET',
  path: '/api/admin/stats',
  access: 'admin',
  response: adminStatsSchema,
});

/** A user active within the last five minutes. */
export const onlineUserSchema = z.object({
  username: z.string(),
  email: z.string(),
  lastActivity: instantSchema,
  /** Address of the user's newest session; absent without a session. */
  ipAddress: z.optional(z.string()),
});
export type OnlineUser = z.infer<typeof onlineUserSchema>;

/** Most online users in one answer; `X-Total-Count` is the total. */
export const ONLINE_MOST = 200;

/** Users active within the last five minutes, the latest first. */
export const listOnlineUsers = defineEndpoint({
  name: 'listOnlineUsers',
  method: 'GET',
  path: '/api/admin/online-users',
  access: 'admin',
  response: z.array(onlineUserSchema),
});

/** A request for premium: who, when, and whether its mail was sent. */
export const premiumInterestSchema = z.object({
  id: z.string(),
  userName: z.string(),
  userEmail: z.string(),
  clickedAt: instantSchema,
  emailSent: z.boolean(),
  emailSentAt: z.nullable(instantSchema),
});
export type PremiumInterest = z.infer<typeof premiumInterestSchema>;

/**
 * Users who asked about premium, the latest first. `X-Total-Count` and `X-Pending-Count` are the total and the number whose mail has not
 * been sent; `Link` as for users.
 */
export const listPremiumClicks = defineEndpoint({
  name: 'listPremiumClicks',
  method: 'GET',
  path: '/api/admin/premium-clicks',
  access: 'admin',
  query: z.object({ limit: numberInQuery(1, 100, 50), cursor: z.optional(pageCursorSchema) }),
  response: z.array(premiumInterestSchema),
});

/** Smaller groups of users are not shown (privacy). */
export const SMALLEST_GROUP = 5;
/** A user without progress for this many days counts as halted. */
export const DROPOFF_DAYS = 14;

/** Users by their current stage; only stages with groups of five or more, and only such groups. */
export const stageDropoffSchema = z.object({
  stageId: stageIdSchema,
  title: z.string(),
  /** Users in this stage now: begun and not finished. */
  here: countSchema,
  /** Those of them without progress for 14 days; `null` if these, or the rest, are one to four. */
  halted: z.nullable(countSchema),
});
export type StageDropoff = z.infer<typeof stageDropoffSchema>;

/** Reports where users halt in the journey, counted every hour. `countedAt` is null before the first count. */
export const getStageDropoff = defineEndpoint({
  name: 'getStageDropoff',
  method: 'GET',
  path: '/api/admin/stage-dropoff',
  access: 'admin',
  response: z.object({ countedAt: z.nullable(instantSchema), stages: z.array(stageDropoffSchema) }),
});
