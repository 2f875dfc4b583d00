import { Types } from 'mongoose';
import { ReadCache } from '../../platform/read-cache.ts';
import { readPosition } from '../sync/epoch.ts';
import { type StoredDocument, SyncDocumentModel } from '../sync/sync.models.ts';

/**
 * Which state each woman's journal is in, kept in memory: an unchanged one is answered without asking the database. Dropped by her
 * pushes on this process, and by the live events of her changes on others.
 */
export class JournalRevisions {
  readonly #cache = new ReadCache<{ readonly revision: string }>();

  /** Another text whenever an entry of hers has changed. */
  async of(userId: string): Promise<string> {
    const { revision } = (await this.#cache.read(userId, () => readRevision(userId))) ?? {};
    return revision ?? '';
  }

  changed(userId: string): void {
    this.#cache.drop(userId);
  }

  /** Whether the change stream is alive; without it nothing is kept. */
  trustCache(isAlive: boolean): void {
    this.#cache.trust(isAlive);
  }
}

async function readRevision(userId: string): Promise<{ revision: string }> {
  const [{ epoch }, last] = await Promise.all([
    readPosition(userId),
    // Tombstones count as well: a deletion is a change.
    SyncDocumentModel.findOne({ userId: new Types.ObjectId(userId), kind: 'entry' }, { _id: 0, rev: 1 })
      .sort({ rev: -1 })
      .lean<Pick<StoredDocument, 'rev'>>(),
  ]);
  return { revision: `"${epoch}-${last?.rev ?? 0}"` };
}
