import type { UUID } from 'mongodb';
import mongoose from 'mongoose';

/**
 * Milliseconds without a command after which a transaction is taken for that of a process that has died. One of a process that lives has
 * pauses of milliseconds; if it is ended after all, its process begins it again.
 */
const ORPHANED_AFTER_MS = 1_000;
/** Milliseconds between two searches of this process. */
const SEARCH_EVERY_MS = 250;

/** Name by which MongoDB knows connections of the API. */
export const APP_NAME = 'reencuentro-api';

let searchedAt = 0;

/**
 * Ends the transactions that killed processes have left open, with their documents locked: MongoDB would keep them for
 * `transactionLifetimeLimitSeconds`, and with them the next saves of the same accounts. Called by a transaction that has to begin again and
 * again. Needs no right: a user may see and end sessions of its own. Those of other programs on the same MongoDB are left alone: a backup, say,
 * may be slower, and without users all of them can be seen.
 */
export async function endOrphanedTransactions(): Promise<void> {
  if (performance.now() - searchedAt < SEARCH_EVERY_MS) return;
  searchedAt = performance.now();
  const admin = mongoose.connection.getClient().db('admin');
  const idle = await admin
    .aggregate<{ lsid: { id: UUID } }>([
      { $currentOp: { idleSessions: true } },
      { $match: { appName: APP_NAME, 'transaction.timeInactiveMicros': { $gt: ORPHANED_AFTER_MS * 1000 } } },
    ])
    .toArray();
  if (idle.length > 0) await admin.command({ killSessions: idle.map(({ lsid }) => ({ id: lsid.id })) });
}
