import * as z from 'zod/mini';
import { roleSchema } from './sign-in.ts';
import { defineEndpoint } from './endpoint.ts';
import { numberInQuery } from './number-in-query.ts';
import {
  countSchema,
  instantSchema,
  objectIdParams,
  pageCursorSchema,
  percentSchema,
  stageIdSchema,
} from './shapes.ts';

/** A user as the administrator sees the account (1§3): never anything that the user writes. */
export const adminUserSchema = z.object({
  id: z.string(),
  username: z.string(),
  email: z.string(),
  role: roleSchema,
  isEmailVerified: z.boolean(),
  /** False = blocked. */
  isActive: z.boolean(),
  /** Active within the last five minutes. */
  isOnline: z.boolean(),
  hasPremiumAccess: z.boolean(),
  currentStage: stageIdSchema,
  /** Distinct activities, of `totalActivities` (108). */
  completedActivities: countSchema,
  totalActivities: countSchema,
  completionPercentage: percentSchema,
  /** Percentage of all 432 activities of the journey. */
  overallProgress: percentSchema,
  /** Hours with two decimals. */
  totalUsageHours: z.number().check(z.minimum(0)),
  city: z.nullable(z.string()),
  country: z.nullable(z.string()),
  createdAt: instantSchema,
  lastLoginAt: z.nullable(instantSchema),
  lastActiveAt: z.nullable(instantSchema),
  premiumEmailClickedAt: z.nullable(instantSchema),
  premiumEmailSent: z.boolean(),
});
export type AdminUser = z.infer<typeof adminUserSchema>;

/** Sort orders; `-` is descending. */
export const adminUserSortSchema = z.enum([
  '-createdAt',
  'createdAt',
  '-lastActiveAt',
  'lastActiveAt',
  'username',
  '-username',
]);
export type AdminUserSort = z.infer<typeof adminUserSortSchema>;

/** Part of the list: with premium; with an address that is not verified; without any activity for `STOPPED_DAYS`. */
export const adminUserFilterSchema = z.enum(['premium', 'unverified', 'stopped']);
export type AdminUserFilter = z.infer<typeof adminUserFilterSchema>;
/** Days without activity after which an account counts as stopped. */
export const STOPPED_DAYS = 14;

/** Users per page, unless `limit` says otherwise. */
export const ADMIN_PAGE = 50;
const ADMIN_PAGE_MOST = 100;
/** Most characters of a search. */
export const ADMIN_SEARCH_LENGTH = 100;

/** A search is plain text; one that looks like a structure is refused (I-04). */
const searchSchema = z.string().check(
  z.maxLength(ADMIN_SEARCH_LENGTH, 'La búsqueda es demasiado larga'),
  z.refine((text) => !/^\s*[{[]/.test(text), 'Busca por nombre o email'),
);

/** Parameters that select and order users, shared by list and export. */
const listingShape = {
  q: z.optional(searchSchema),
  filter: z.optional(adminUserFilterSchema),
  sort: z._default(adminUserSortSchema, '-createdAt'),
};

/**
 * A page of users (D16). Every word of `q` must occur in user name or e-mail, ignoring accents and case. `X-Total-Count` is the total,
 * `200+` for a search or a filter with more; `Link: <…>; rel="next"` is the next page (keyset pagination).
 */
export const listAdminUsers = defineEndpoint({
  name: 'listAdminUsers',
  method: 'GET',
  path: '/api/admin/users',
  access: 'admin',
  query: z.object({
    ...listingShape,
    limit: numberInQuery(1, ADMIN_PAGE_MOST, ADMIN_PAGE),
    cursor: z.optional(pageCursorSchema),
  }),
  response: z.array(adminUserSchema),
});

/** Most accounts in one export. */
export const ADMIN_EXPORT_MOST = 10_000;

/**
 * The same list as a table for a spreadsheet: the fields that the list shows. Audited (Z-06). 403 `confirmationRequired` until the password
 * was given within ten minutes (S-07); 409 for a list of more than `ADMIN_EXPORT_MOST` accounts.
 */
export const exportAdminUsers = defineEndpoint({
  name: 'exportAdminUsers',
  method: 'POST',
  path: '/api/admin/users/export',
  access: 'admin',
  body: z.strictObject(listingShape),
  /** Comma-separated values after RFC 4180, with `;` as separator; no cell begins a formula (I-07). */
  response: z.object({ csv: z.string(), count: countSchema }),
});

/** Ends all sessions of a user and closes the sockets of the user's pages (S-06). */
export const endUserSessions = defineEndpoint({
  name: 'endUserSessions',
  method: 'DELETE',
  path: '/api/admin/users/:id/sessions',
  access: 'admin',
  params: objectIdParams,
});

const usernameAnswer = z.object({ username: z.string() });

/** Blocks or unblocks a user; the status of administrators, oneself included, cannot change (D16). */
export const setUserStatus = defineEndpoint({
  name: 'setUserStatus',
  method: 'PATCH',
  path: '/api/admin/users/:id/status',
  access: 'admin',
  params: objectIdParams,
  body: z.strictObject({ isActive: z.boolean() }),
  response: usernameAnswer,
});
/** Promotes; there is no demotion (D16). 403 `confirmationRequired` until the password was given within ten minutes (S-07). */
export const setUserRole = defineEndpoint({
  name: 'setUserRole',
  method: 'PATCH',
  path: '/api/admin/users/:id/role',
  access: 'admin',
  params: objectIdParams,
  body: z.strictObject({ role: z.literal('admin') }),
  response: usernameAnswer,
});
/** Grants or revokes premium (D7); open pages of the user learn it by `access_changed`. 404 unknown user. */
export const setUserPremium = defineEndpoint({
  name: 'setUserPremium',
  method: 'PATCH',
  path: '/api/admin/users/:id/premium',
  access: 'admin',
  params: objectIdParams,
  body: z.strictObject({ hasPremiumAccess: z.boolean() }),
  response: usernameAnswer,
});
