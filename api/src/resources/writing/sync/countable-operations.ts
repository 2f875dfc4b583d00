import type { SyncOperation } from '@app/contract/sync';
import type { ClientSession } from 'mongoose';
import { driverCollection } from '../../../platform/mongo.ts';
import { documentId } from './engine/document.ts';
import { remoteOf } from './engine/own-room.ts';
import { writtenOrigin } from './engine/sibling.ts';
import { storedId } from './sealed-document.ts';
import { SyncDocumentModel } from './sync.model.ts';

/** Most remotes whose documents one push may write: all own documents of each are read to be counted. */
const REMOTES_PER_PUSH = 5;

/** Number of leading operations that together write documents of at most `REMOTES_PER_PUSH` remotes; at least one. */
export async function countCountable(
  session: ClientSession,
  userId: string,
  operations: readonly (SyncOperation | undefined)[],
): Promise<number> {
  const stored = await storedOrigins(session, userId, operations);
  const remotes = new Set<string>();
  for (const [i, operation] of operations.entries()) {
    for (const remote of operation ? remotesWritten(operation, stored) : []) remotes.add(remote);
    if (remotes.size > REMOTES_PER_PUSH) return i;
  }
  return operations.length;
}

/** The documents that written siblings belong to, as stored: an edit of a sibling need not name them. */
async function storedOrigins(
  session: ClientSession,
  userId: string,
  operations: readonly (SyncOperation | undefined)[],
): Promise<Map<string, string>> {
  const ids = operations.flatMap((each) => (each?.kind === 'sibling' ? [storedId(userId, idOf(each))] : []));
  if (ids.length === 0) return new Map();
  const found = await driverCollection(SyncDocumentModel)
    .find({ _id: { $in: ids } }, { session, projection: { kind: 1, key: 1, of: 1 } })
    .toArray();
  return new Map(found.flatMap((each): [string, string][] => (each.of === undefined ? [] : [[idOf(each), each.of]])));
}

const idOf = ({ kind, key }: Pick<SyncOperation, 'kind' | 'key'>): string => documentId(kind, key);

/** Remotes whose documents an operation writes; for a sibling, those of the documents that it belongs to as written and as stored. */
function remotesWritten(operation: SyncOperation, stored: ReadonlyMap<string, string>): string[] {
  const id = idOf(operation);
  const written = operation.kind === 'sibling' ? writtenOrigin(operation) : undefined;
  return [written, stored.get(id)].flatMap((origin) => remoteOf(id, origin) ?? []);
}
