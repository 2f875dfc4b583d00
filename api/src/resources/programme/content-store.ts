import { createHash } from 'node:crypto';
import type { AnyBulkWriteOperation } from 'mongodb';
import { database } from '../../platform/mongo.ts';
import { OperatorError } from '../../platform/operator-error.ts';
import { readContent } from './content-files.ts';
import type { ContentItem } from './content-items.ts';
import { valueSchemaOf } from './content-values.ts';
import { ContentModel, type ContentRecord } from './content.model.ts';

/** Content that must not be served: every fault names file, id and field. */
export class ContentError extends OperatorError {
  constructor(readonly faults: readonly string[]) {
    super(`The programme in api/content has faults:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
    this.name = 'ContentError';
  }
}

const hashOf = (item: ContentItem) => createHash('sha256').update(JSON.stringify(item)).digest('base64url');

/**
 * Writes the files of `dir` to the database, by id and only where they changed; what no file has any more is removed. Safe to run by
 * several processes at once: all write the same.
 * @returns ids that a whole programme has and these files do not
 * @throws ContentError before anything is written
 */
export async function publishContent(dir: string): Promise<readonly string[]> {
  const { items, faults, missing } = await readContent(dir);
  if (faults.length > 0) throw new ContentError(faults);
  const stored = new Map((await ContentModel.find({}, { hash: 1 }).lean()).map(({ _id, hash }) => [_id, hash]));
  const changed = items
    .map((item) => ({ item, hash: hashOf(item) }))
    .filter(({ item, hash }) => stored.get(item.id) !== hash);
  const kept = new Set<string>(items.map(({ id }) => id));
  const writes = [
    ...changed.map(({ item, hash }): AnyBulkWriteOperation<ContentRecord> => ({
      // Not replaced: an administrator's edit stays.
      updateOne: { filter: { _id: item.id }, update: { $set: { hash, item } }, upsert: true },
    })),
    ...[...stored.keys()].filter((id) => !kept.has(id)).map((_id) => ({ deleteOne: { filter: { _id } } })),
  ];
  // The driver itself: mongoose would cast 217 items that were just checked.
  if (writes.length > 0)
    await database().collection<ContentRecord>(ContentModel.collection.name).bulkWrite(writes, { ordered: false });
  return missing;
}

/**
 * The items as the database has them, by id: what every process serves. They were checked before they were written; an edit made before the
 * shape of its kind changed is checked again, and where it does not fit any more the files' item is served.
 */
export async function readPublishedContent(): Promise<ContentItem[]> {
  const records = await ContentModel.find({}, { item: 1, edit: 1 }).sort({ _id: 1 }).lean();
  return records.map(({ item, edit }) => {
    const seed = item as ContentItem;
    if (!edit?.item) return seed;
    const { success } = valueSchemaOf(seed.type).safeParse((edit.item as ContentItem).value);
    return success ? (edit.item as ContentItem) : seed;
  });
}
