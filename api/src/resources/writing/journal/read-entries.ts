import { Types } from 'mongoose';
import type { Vault } from '../../../platform/crypto/vault.ts';
import type { SyncDocument } from '../sync/engine/document.ts';
import { openDocument } from '../sync/sealed-document.ts';
import { type StoredDocument, SyncDocumentModel } from '../sync/sync.model.ts';

const BATCH = 25;
const isInk = { $regexMatch: { input: '$$this.name', regex: '^strokes[.]' } };

/**
 * The user's entries with a number below `before`, newest first, as they are asked for; without the ink, which is most of their size and read by
 * nobody here. Every entry has a number until it is deleted.
 */
export async function* readEntries(userId: string, vault: Vault, before = Infinity): AsyncGenerator<SyncDocument> {
  const stored = SyncDocumentModel.aggregate<StoredDocument>([
    // `$exists` matches the partial index on the number.
    { $match: { userId: new Types.ObjectId(userId), kind: 'entry', number: { $exists: true, $lt: before } } },
    { $match: { deleted: false } },
    { $sort: { number: -1 } },
    { $set: { fields: { $filter: { input: '$fields', cond: { $not: isInk } } } } },
  ]).cursor({ batchSize: BATCH });
  for await (const entry of stored) yield openDocument(vault, entry);
}
