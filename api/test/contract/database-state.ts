import { createHash } from 'node:crypto';
import { database } from '../../src/platform/mongo.ts';

/** Collections that a refused call or a job may change: counters of the rate limits, leases, hourly counts. Never user data. */
const OWN_BOOKKEEPING = new Set(['rateLimits', 'jobs', 'locks', 'migrationLock', 'stageDropoff']);

/** A hash per collection, so that a failing comparison names the changed one. */
export async function databaseState(): Promise<Record<string, string>> {
  const collections = await database().collections();
  const states = await Promise.all(
    collections
      .filter(({ collectionName }) => !OWN_BOOKKEEPING.has(collectionName))
      .map(async (collection) => {
        const hash = createHash('sha256');
        for await (const document of collection.find().sort({ _id: 1 })) hash.update(JSON.stringify(document));
        return [collection.collectionName, hash.digest('hex')] as const;
      }),
  );
  return Object.fromEntries(states.toSorted(([a], [b]) => a.localeCompare(b)));
}
