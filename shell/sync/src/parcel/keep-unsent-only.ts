import { type AccountDatabase, STATE } from '../store/database.ts';
import { isSealed, type Row, type RowCodec } from '../store/row-codec.ts';

/** Where a device keeps the account's public key, among the last answers of reading calls. */
export const KEY_READ = '["parcel-key"]';

/**
 * Empties a database but for the outbox: its documents are pulled again, the edits keep the revisions they were made upon.
 * @param codec absent where the rows are sealed and the key is not here: then documents that wait stay whole, with their ink
 */
export async function keepUnsentOnly(database: AccountDatabase, codec?: RowCodec): Promise<void> {
  const names = ['docs', 'ink', 'outbox', 'drawings', 'mirrors', 'reads', 'meta'] as const;
  const transaction = database.transaction(names, 'readwrite', { durability: 'strict' });
  const [docs, ink, drawings, reads, meta] = [
    transaction.objectStore('docs'),
    transaction.objectStore('ink'),
    transaction.objectStore('drawings'),
    transaction.objectStore('reads'),
    transaction.objectStore('meta'),
  ];
  const waiting = new Set(await transaction.objectStore('outbox').getAllKeys());
  for (const row of await docs.getAll())
    await (waiting.has(row.id) ? docs.put(codec ? withoutKnown(row, codec) : row) : docs.delete(row.id));
  for (const id of await ink.getAllKeys()) if (codec || !waiting.has(id)) await ink.delete(id);
  for (const { hash, isSent } of await drawings.getAll()) if (isSent === 1) await drawings.delete(hash);
  await transaction.objectStore('mirrors').clear();
  for (const key of await reads.getAllKeys()) if (key !== KEY_READ) await reads.delete(key);
  const state = await meta.get(STATE);
  if (state && 'clientId' in state) await meta.put({ ...state, cursor: 0 }, STATE);
  await transaction.done;
}

function withoutKnown(row: Row<'docs'>, codec: RowCodec): Row<'docs'> {
  const { known: _, ...rest } = codec.open('docs', row);
  return isSealed(row) ? codec.seal('docs', rest) : rest;
}
