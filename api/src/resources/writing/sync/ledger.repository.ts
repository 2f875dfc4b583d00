import type { SyncKind, SyncOperation } from '@app/contract/sync';
import mongoose, { type ClientSession, Types } from 'mongoose';
import type { Vault } from '../../../platform/crypto/vault.ts';
import { SequenceModel } from '../../../platform/live/event.model.ts';
import { driverCollection } from '../../../platform/mongo.ts';
import { readOperation } from './engine/apply-batch.ts';
import type { Counter } from './epoch.ts';
import { documentId, type SyncDocument } from './engine/document.ts';
import type { KindTable } from './engine/kind-rules.ts';
import { type Ledger, openLedger, type RecordedOperation } from './engine/ledger.ts';
import { type AnswerShape, countFitting } from './fitting-operations.ts';
import { writtenOrigin } from './engine/sibling.ts';
import { openDocument, sealDocument, storedId } from './sealed-document.ts';
import {
  SyncClientModel,
  SyncDocumentModel,
  SyncOperationModel,
  type StoredDocument,
  type StoredOperation,
} from './sync.model.ts';
import { countText } from './text-usage.ts';

/** The user and the client of a push. */
export interface Writer {
  readonly userId: string;
  readonly clientId: string;
  readonly vault: Vault;
}

const clientKey = ({ userId, clientId }: Writer) => `${userId}/${clientId}`;
const among = <T extends string>(values: readonly T[]) => ({ $in: [...values] });

/** The state before a push, and the operations to apply: the leading ones that fit the answer. */
export interface LoadedLedger {
  readonly ledger: Ledger;
  readonly accepted: readonly unknown[];
  /** Time of the last recount of the user's text. */
  readonly textCountedAt: Date | undefined;
}

/**
 * Loads all that a batch may access, in its transaction: on a concurrent change of this snapshot the writes conflict.
 * @param counter as read in the same transaction
 */
export async function loadLedger(
  session: ClientSession,
  writer: Writer,
  kinds: KindTable,
  ops: readonly unknown[],
  shape: AnswerShape,
  counter: Counter,
): Promise<LoadedLedger> {
  const { userId, vault } = writer;
  const readable = ops.map(readOperation);
  const client = await driverCollection(SyncClientModel).findOne({ _id: clientKey(writer) }, { session });
  const sent = readable.flatMap((operation) => (operation ? [storedId(userId, operation.opId)] : []));
  const done = await driverCollection(SyncOperationModel)
    .find({ _id: among(sent) }, { session })
    .toArray();
  const all = new Map(done.map(recordedOperation).map((record) => [record.opId, record]));
  const incoming = readable.map((operation) => ({ operation, done: operation && all.get(operation.opId) }));
  const fitting = await countFitting(session, userId, incoming, shape);
  const operations = readable.slice(0, fitting).filter((operation) => operation !== undefined);
  const recorded = operations.flatMap(({ opId }) => all.get(opId) ?? []);
  const named = operations.map(({ kind, key }) => documentId(kind, key));
  const made = recorded.flatMap(({ siblings }) => siblings);
  const filters = [
    { _id: among([...named, ...made].map((id) => storedId(userId, id))) },
    { userId: new Types.ObjectId(userId), of: among(named), deleted: false },
  ];
  const documentsOf = driverCollection(SyncDocumentModel);
  const found = await documentsOf.find({ $or: filters }, { session }).toArray();
  const loaded = new Set(found.map(({ _id }) => _id));
  const origins = found.flatMap(({ of }) => (of === undefined ? [] : [storedId(userId, of)]));
  const missing = origins.filter((id) => !loaded.has(id));
  if (missing.length > 0) found.push(...(await documentsOf.find({ _id: among(missing) }, { session }).toArray()));
  const documents = found.map((stored) => openDocument(vault, stored));
  const living = new Set(found.filter(({ deleted }) => !deleted).map(({ kind, key }) => documentId(kind, key)));
  const isNew = ({ kind, key }: SyncOperation) =>
    kinds[kind]?.number !== undefined && !living.has(documentId(kind, key));
  const ledger = openLedger({
    seq: counter?.seq ?? 0,
    lastOpNo: client?.lastOpNo ?? 0,
    recorded: new Map(recorded.map((record) => [record.opId, record])),
    documents,
    textBytes: counter?.textBytes ?? (await countText(userId, session)),
    siblingsElsewhere: await countElsewhere(session, userId, operations, documents),
    numbers: await loadNumbers(session, userId, [...new Set(operations.filter(isNew).map(({ kind }) => kind))]),
  });
  return { ledger, accepted: ops.slice(0, fitting), textCountedAt: counter?.textCountedAt };
}

/** Counts unloaded siblings with the same origin as siblings that the batch writes: only their number matters. */
async function countElsewhere(
  session: ClientSession,
  userId: string,
  operations: readonly SyncOperation[],
  documents: readonly SyncDocument[],
): Promise<Map<string, number>> {
  const loaded = new Set(operations.map(({ kind, key }) => documentId(kind, key)));
  const origins = [...new Set(originIds(operations, documents))].filter((id) => !loaded.has(id));
  const elsewhere = new Map<string, number>();
  for (const of of origins) {
    const filter = { userId: new Types.ObjectId(userId), of, deleted: false };
    const here = documents.filter((document) => document.of === of && !document.deleted).length;
    elsewhere.set(of, (await SyncDocumentModel.countDocuments(filter).session(session)) - here);
  }
  return elsewhere;
}

/** The documents whose siblings the operations write. */
const originIds = (operations: readonly SyncOperation[], documents: readonly SyncDocument[]): string[] =>
  operations.flatMap((operation) => (operation.kind === 'sibling' ? originsOf(operation, documents) : []));

/** The documents that a sibling belongs to, as stored and as written. */
function originsOf(operation: SyncOperation, documents: readonly SyncDocument[]): string[] {
  const written = writtenOrigin(operation);
  const known = documents.find(({ kind, key }) => kind === 'sibling' && key === operation.key)?.of;
  return [...(written ? [written] : []), ...(known ? [known] : [])];
}

/** The used numbers, for kinds of which a document is to be created: read from the index alone. */
async function loadNumbers(
  session: ClientSession,
  userId: string,
  kinds: readonly SyncKind[],
): Promise<Pick<StoredDocument, 'kind' | 'key' | 'number'>[]> {
  if (kinds.length === 0) return [];
  const filter = {
    userId: new Types.ObjectId(userId),
    kind: mongoose.trusted(among(kinds)),
    number: mongoose.trusted({ $exists: true }),
  };
  return SyncDocumentModel.find(filter, { _id: 0, kind: 1, key: 1, number: 1 })
    .session(session)
    .lean<Pick<StoredDocument, 'kind' | 'key' | 'number'>[]>();
}

function recordedOperation({
  _id,
  opNo,
  status,
  code,
  reason,
  document,
  siblings,
}: StoredOperation): RecordedOperation {
  return {
    opId: _id.slice(_id.indexOf('/') + 1),
    opNo,
    status,
    ...(code ? { code } : {}),
    ...(reason ? { reason } : {}),
    ...(document ? { document } : {}),
    siblings,
  };
}

/**
 * Writes the changes of a batch. The counter is written first: of two concurrent pushes of one user the second conflicts, and its transaction is
 * retried on the result of the first.
 */
export async function saveLedger(
  session: ClientSession,
  writer: Writer,
  ledger: Ledger,
  recorded: readonly RecordedOperation[],
  at: Date,
): Promise<void> {
  const { userId, vault } = writer;
  const uid = new Types.ObjectId(userId);
  await driverCollection(SequenceModel).updateOne(
    { _id: uid },
    { $set: { seq: ledger.seq, textBytes: ledger.textBytes } },
    { session, upsert: true },
  );
  const changed = [...ledger.changed]
    .map((id) => ledger.documents.get(id))
    .filter((document): document is SyncDocument => document !== undefined);
  if (changed.length > 0) {
    const writes = changed
      .map((document) => sealDocument(userId, vault, document))
      .map((replacement) => ({ replaceOne: { filter: { _id: replacement._id }, replacement, upsert: true } }));
    await driverCollection(SyncDocumentModel).bulkWrite(writes, { session });
  }
  await driverCollection(SyncOperationModel).insertMany(
    recorded.map(({ opId, ...record }) => ({
      ...record,
      siblings: [...record.siblings],
      _id: storedId(userId, opId),
      userId: uid,
      at,
    })),
    { session },
  );
  await driverCollection(SyncClientModel).updateOne(
    { _id: clientKey(writer) },
    { $set: { lastOpNo: ledger.lastOpNo }, $setOnInsert: { userId: uid } },
    { session, upsert: true },
  );
}
