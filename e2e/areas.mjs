/**
 * What a journey watches: the folders and files whose change can make it fail. Of a folder of journeys, or of a file in it, which then
 * counts instead. `npm test -- --changed` runs the journeys of what a change affects; every journey is run by `npm test`.
 */
const SIGNING_IN = [
  'shell/src/features/auth',
  'shell/src/session',
  'api/src/resources/account',
  'api/src/platform/sessions',
];
const SYNCHRONISATION = ['shell/sync', 'shell/src/sync', 'api/src/resources/writing'];
const DELIVERY = [
  'shell/src/remotes',
  'shell/src/host',
  'api/src/resources/delivery',
  'scripts/remotes',
  'scripts/dev',
  'scripts/remote-new',
];
const OPENING = ['shell/src/boot', 'shell/src/pwa', 'shell/service-worker', 'shell/prerender', 'shell/src/host'];
const JOURNEY = ['mf-journey', 'api/src/resources/programme'];
const JOURNAL = ['mf-journal', 'api/src/resources/writing'];
const CALENDAR = ['mf-calendar'];
const LIBRARY = ['mf-library', 'api/src/resources/library'];
const ADMIN = ['mf-admin', 'api/src/resources/admin', 'api/src/resources/outreach'];
const PROFILE = ['shell/src/features/profile', 'api/src/resources/profile', 'api/src/resources/account'];
const SETTINGS = ['shell/src/features/settings', 'api/src/resources/profile', 'api/src/resources/outreach'];
const UI = ['shell/src/ui', 'shell/src/features', 'shared-ui'];
const SCREENS = ['mf-journey', 'mf-journal', 'mf-library', 'mf-calendar', 'mf-admin', ...UI];

export const AREAS = {
  'e2e/accounts': SIGNING_IN,
  'e2e/admin': ADMIN,
  'e2e/calendar': CALENDAR,
  'e2e/faults': [...SYNCHRONISATION, ...SIGNING_IN, ...OPENING],
  'e2e/journal': JOURNAL,
  'e2e/journey': JOURNEY,
  'e2e/library': LIBRARY,
  'e2e/live': ['shell/src/live', 'api/src/platform/live', ...SYNCHRONISATION],
  'e2e/profile': PROFILE,
  'e2e/quality': [...SCREENS, ...OPENING],
  'e2e/remotes': DELIVERY,
  'e2e/security': [...SYNCHRONISATION, ...UI],
  'e2e/settings': SETTINGS,
  'e2e/shell': [...OPENING, ...UI, ...SIGNING_IN],
  'e2e/spec-texts': [...SCREENS, ...SIGNING_IN],
};

/** Starts the product that all journeys share, or builds it: a change there can make any of them fail. */
export const EVERY_JOURNEY = [
  'package.json',
  'package-lock.json',
  'playwright.config.ts',
  'tsconfig.base.json',
  'e2e/fixtures',
  'scripts/build',
  'scripts/chromium',
  'scripts/mongod',
  'scripts/product',
  'scripts/start',
  'api/src/platform',
];
