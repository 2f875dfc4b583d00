/**
 * Areas that journeys watch: folders and files whose change can make them fail. An area belongs to a folder of journeys, or to one file in
 * it, whose own area then replaces the folder's. `npm test -- --changed` runs the journeys that watch a changed file; `npm test` runs all.
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
  'scripts/dev',
  'scripts/remote-kit',
  'scripts/packages',
];
const OPENING = ['shell/src/boot', 'shell/src/pwa', 'shell/service-worker', 'shell/prerender', 'shell/src/host'];
const JOURNEY = ['mf-journey', 'api/src/resources/programme'];
const JOURNAL = ['mf-journal', 'api/src/resources/writing'];
const CALENDAR = ['mf-calendar'];
const LIBRARY = ['mf-library', 'api/src/resources/library'];
const ADMIN = ['mf-admin', 'api/src/resources/admin', 'api/src/resources/outreach'];
const PROFILE = ['shell/src/features/profile', 'api/src/resources/profile', 'api/src/resources/account'];
const SETTINGS = ['shell/src/features/settings', 'api/src/resources/profile', 'api/src/resources/outreach'];
const LOCK = [...SETTINGS, ...SYNCHRONISATION, 'shell/src/session', 'shell/src/host'];
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
  'e2e/quality/catalogue.spec.ts': ['shared-ui', 'scripts/catalogue.mjs', 'scripts/catalogue', 'scripts/install'],
  'e2e/quality/weight.spec.ts': ['shell', 'shared-ui', 'api/contract'],
  'e2e/remotes': DELIVERY,
  'e2e/remotes/slots.spec.ts': [...DELIVERY, 'shared-ui/src/host', 'mf-journey', 'mf-journal'],
  'e2e/security': [...SYNCHRONISATION, ...UI],
  'e2e/settings': SETTINGS,
  'e2e/settings/lock.spec.ts': LOCK,
  'e2e/settings/passkey.spec.ts': LOCK,
  'e2e/shell': [...OPENING, ...UI, ...SIGNING_IN],
};

/** Folders that start or build the product which all journeys share: a change there can make any of them fail. */
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

const HOME = ['mf-journey', 'mf-calendar', 'mf-journal', 'mf-library'];

/** Remotes whose code a page shows, those of its slots included, by the first segment of its address. Pages of the shell show none. */
export const REMOTES_ON = {
  '/': HOME,
  '/dashboard': HOME,
  '/block': ['mf-journey', 'mf-journal'],
  '/etapas-completadas': ['mf-journey'],
  '/seals': ['mf-journey'],
  '/subrayados': ['mf-journey'],
  '/journaling': ['mf-journal'],
  '/calendario': ['mf-calendar'],
  '/books': ['mf-library'],
  '/movies': ['mf-library'],
  '/playlists': ['mf-library'],
  '/challenges': ['mf-library'],
  '/admin': ['mf-admin', 'mf-journey'],
};

/**
 * Tags of a journey that watches only these remotes, whatever its file watches.
 * @param {readonly string[]} remotes
 * @returns {`@${string}`[]}
 */
export const tagsOf = (remotes) =>
  remotes.length > 0 ? remotes.map((name) => /** @type {const} */ (`@${name}`)) : ['@shell'];

/** Tags of a journey that watches only one page. @param {string} address absolute, with or without a query */
export function tagsOfPage(address) {
  const [, shown = []] = Object.entries(REMOTES_ON).find(([place]) => place === `/${address.split(/[/?]/)[1]}`) ?? [];
  return tagsOf(shown);
}

/** Pattern of the titles and tags of the journeys that a change of these remotes alone can make fail. @param {readonly string[]} remotes */
export const watching = (remotes) => `^(?!.*@(mf-|shell))|@(${remotes.join('|')})\\b`;
