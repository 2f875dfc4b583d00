/** Collections that hold nothing about a user: content, versions of remotes, sums over all accounts, state of the service. */
export const NOT_ABOUT_USERS = [
  'content',
  'contentDrafts',
  'contentRevisions',
  'leads',
  'locks',
  'migrationLock',
  'migrations',
  'registryFiles',
  'registryOwners',
  'registryState',
  'registryTokens',
  'registryTrials',
  'registryTurns',
  'registryVersions',
  'remoteFaults',
  'remoteReports',
  'stageDropoff',
];

/** Those with fields of users, except the audit: `api/contract/src/server-knowledge.ts` tells of each field. */
const ABOUT_USERS = [
  'contactMessages',
  'drawingUsage',
  'drawings',
  'erasures',
  'events',
  'jobs',
  'knownDevices',
  'pendingRegistrations',
  'premiumClicks',
  'progress',
  'rateLimits',
  'reminders',
  'sessionEnds',
  'sessions',
  'settings',
  'shelves',
  'syncClients',
  'syncDocuments',
  'syncOperations',
  'tokens',
  'users',
  'vaultOpenings',
];

/** Collections whose documents the API may change and remove: those of its models, except the audit. A test compares them. */
export const COLLECTIONS = [...NOT_ABOUT_USERS, ...ABOUT_USERS];
