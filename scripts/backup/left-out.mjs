/** Collections without a backup: a restore would delete them, or they are outdated within minutes. */
const LEFT_OUT = new Set(['sessions', 'events', 'rateLimits', 'locks', 'migrationLock']);

export const isLeftOut = (collection) => LEFT_OUT.has(collection) || collection.startsWith('system.');
