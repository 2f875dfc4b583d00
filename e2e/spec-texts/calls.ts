/** A read request of the specification and the required fields of its answer; for a list, those of its first item. */
export interface Read {
  readonly path: string;
  readonly fields: readonly string[];
  readonly list?: boolean;
}

const BLOCK = ['id', 'title', 'description', 'month', 'icon', 'status', 'progress'];
const WEEK = [
  'id',
  'blockId',
  'weekNumber',
  'etapaNumber',
  'title',
  'objective',
  'tags',
  'progress',
  'activities',
  'completedActivities',
  'totalActivities',
];

/** 2§7, and the user's identity (1§7). */
export const journeyReads: readonly Read[] = [
  {
    path: '/api/auth/user',
    fields: ['id', 'username', 'hasPremiumAccess', 'email', 'firstName', 'lastName'].map((name) => `user.${name}`),
  },
  { path: '/api/blocks', fields: BLOCK, list: true },
  { path: '/api/blocks/1', fields: BLOCK },
  {
    path: '/api/blocks/1/weeks',
    fields: ['id', 'blockId', 'weekNumber', 'etapaNumber', 'title', 'objective', 'progress'],
    list: true,
  },
  { path: '/api/weeks', fields: ['id', 'title'], list: true },
  { path: '/api/weeks/1', fields: WEEK },
  { path: '/api/weeks/1/activities', fields: ['id', 'title', 'description', 'type', 'status'], list: true },
  { path: '/api/activity/1', fields: ['type', 'title', 'description'] },
  {
    path: '/api/current-week',
    fields: ['id', 'blockId', 'weekNumber', 'title', 'progress', 'completedActivities', 'totalActivities'],
  },
  {
    path: '/api/current-block-progress',
    fields: ['sequentialNumber', 'blockTitle', 'stageProgress', 'completedStages', 'totalStages'],
  },
  { path: '/api/seals', fields: ['id', 'blockId', 'weekId', 'title', 'icon', 'status'], list: true },
  {
    path: '/api/user-progress/stats',
    fields: ['completedWeeks', 'completedActivities', 'activityProgressPercentage'],
  },
  { path: '/api/journal', fields: [] },
  { path: '/api/activities', fields: ['id', 'status'], list: true },
  { path: '/api/progress', fields: ['completedActivities', 'totalActivities', 'percent'] },
];

/** Calls of the panel (1§3, 1§7). */
export const adminReads: readonly Read[] = [
  {
    path: '/api/admin/users',
    fields: [
      'id',
      'username',
      'email',
      'role',
      'isEmailVerified',
      'isActive',
      'isOnline',
      'hasPremiumAccess',
      'currentStage',
      'completedActivities',
      'totalActivities',
      'completionPercentage',
      'overallProgress',
      'totalUsageHours',
      'city',
      'country',
      'createdAt',
      'lastLoginAt',
      'lastActiveAt',
      'premiumEmailClickedAt',
      'premiumEmailSent',
    ],
    list: true,
  },
  {
    path: '/api/admin/stats',
    fields: [
      'totalUsers',
      'newUsersToday',
      'activeUsers',
      'inactiveUsers',
      'onlineNow',
      'recentlyActive',
      'adminUsers',
      'verifiedUsers',
    ],
  },
  { path: '/api/admin/online-users', fields: ['username', 'email', 'lastActivity', 'ipAddress'], list: true },
  {
    path: '/api/admin/premium-clicks',
    fields: ['id', 'userName', 'userEmail', 'clickedAt', 'emailSent', 'emailSentAt'],
    list: true,
  },
];

const UNKNOWN_EMAIL = 'nadie@example.com';
const NO_TOKEN = 'b'.repeat(43);

/** Requests without a session for an account or a link that does not exist. */
export const failingCalls = [
  { path: '/api/auth/login', data: { username: 'nadie-de-nadie', password: 'otra cosa 99' }, status: 401 },
  { path: '/api/auth/register', data: { username: 'ab', email: UNKNOWN_EMAIL, password: '12345' }, status: 400 },
  { path: '/api/auth/resend-verification', data: { email: UNKNOWN_EMAIL }, status: 200 },
  { path: '/api/auth/forgot-password', data: { email: UNKNOWN_EMAIL }, status: 200 },
  { path: '/api/auth/validate-reset-token', data: { token: NO_TOKEN }, status: 400 },
  { path: '/api/auth/reset-password', data: { token: NO_TOKEN, newPassword: 'nueva clave 8' }, status: 400 },
] as const;
