import { Types } from 'mongoose';
import { ReadCache } from '../../../platform/read-cache.ts';
import { readPosition } from '../sync/epoch.ts';
import { type StoredDocument, SyncDocumentModel } from '../sync/sync.model.ts';

/**
 * In-memory cache of the revision of each user's journal: an unchanged journal is answered without a database query. Invalidated by the
 * user's pushes on this process, and by live events for changes on others.
 */
export class JournalRevisions {
  readonly #cache = new ReadCache<{ readonly revision: string }>();

  /** An opaque value that changes whenever an entry of the user changes. */
  async of(userId: string): Promise<string> {
    const { revision } = (await this.#cache.read(userId, () => readRevision(userId))) ?? {};
    return revision ?? '';
  }

  changed(userId: string): void {
    this.#cache.drop(userId);
  }

  /** Whether the change stream is alive; without it nothing is cached. */
  trustCache(isAlive: boolean): void {
    this.#cache.trust(isAlive);
  }
}

async function readRevision(userId: string): Promise<{ revision: string }> {
  const entries = { userId: new Types.ObjectId(userId), kind: 'entry' as const };
  // Both include tombstones: a deletion is a change. One that has expired takes its revision along, but lowers the number: of the
  // same two, all entries are the same.
  const [{ epoch }, last, count] = await Promise.all([
    readPosition(userId),
    SyncDocumentModel.findOne(entries, { _id: 0, rev: 1 }).sort({ rev: -1 }).lean<Pick<StoredDocument, 'rev'>>(),
    SyncDocumentModel.countDocuments(entries),
  ]);
  return { revision: `"${epoch}-${last?.rev ?? 0}-${count}"` };
}
