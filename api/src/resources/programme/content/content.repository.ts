import { createHash } from 'node:crypto';
import type { AnyBulkWriteOperation } from 'mongodb';
import { database } from '../../../platform/mongo.ts';
import { OperatorError } from '../../../platform/operator-error.ts';
import { readContent } from './content-files.ts';
import type { ContentItem } from './content-items.ts';
import { valueSchemaOf } from './content-values.ts';
import { ContentModel, type ContentRecord } from './content.model.ts';

const hashOf = (item: ContentItem) => createHash('sha256').update(JSON.stringify(item)).digest('base64url');

/**
 * Upserts the content of the files in `dir` by id, if changed, and deletes items that are in no file. Safe in several processes at once:
 * all write the same.
 * @returns ids of a complete programme that the files lack
 * @throws OperatorError naming file, id and field of every fault, before anything is written
 */
export async function publishContent(dir: string): Promise<readonly string[]> {
  const { items, faults, missing } = await readContent(dir);
  if (faults.length > 0)
    throw new OperatorError(
      `The programme in api/content has faults:\n${faults.map((fault) => `  ${fault}`).join('\n')}`,
    );
  const stored = new Map((await ContentModel.find({}, { hash: 1 }).lean()).map(({ _id, hash }) => [_id, hash]));
  const changed = items
    .map((item) => ({ item, hash: hashOf(item) }))
    .filter(({ item, hash }) => stored.get(item.id) !== hash);
  const kept = new Set<string>(items.map(({ id }) => id));
  const writes = [
    ...changed.map(({ item, hash }): AnyBulkWriteOperation<ContentRecord> => ({
      // Updated, not replaced: an administrator's edit stays.
      updateOne: { filter: { _id: item.id }, update: { $set: { hash, item } }, upsert: true },
    })),
    ...[...stored.keys()].filter((id) => !kept.has(id)).map((_id) => ({ deleteOne: { filter: { _id } } })),
  ];
  // Uses the driver: mongoose would cast 217 items that were just validated.
  if (writes.length > 0)
    await database().collection<ContentRecord>(ContentModel.collection.name).bulkWrite(writes, { ordered: false });
  return missing;
}

/**
 * The items in the database, by id: what every process serves. They were validated before they were written; an edit from before a change
 * of its schema is validated again, and if it is invalid, the files' item is served.
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
