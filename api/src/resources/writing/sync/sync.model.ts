import type { SyncKind } from '@app/contract/sync';
import { model, Schema, type Types } from 'mongoose';
import type { SealedField } from '../../../platform/crypto/vault.ts';
import type { RecordedOperation } from './engine/ledger.ts';

const DAY_SECONDS = 24 * 60 * 60;
/** Days that an operation is kept, to recognise its retry (SYNC §2). */
const OPERATION_DAYS = 90;
/** Days that a device may be offline and still learn of a deletion (G-04). */
const TOMBSTONE_DAYS = 180;

/** A stored document: names and numbers readable, all text encrypted with the user's key. */
export interface StoredDocument {
  /** `<user id>/<kind>/<key>`. */
  _id: string;
  userId: Types.ObjectId;
  kind: SyncKind;
  key: string;
  /** Kind and key of the document that a sibling belongs to. */
  of?: string;
  /** Id of an entry on the screen, derived from the time of creation. */
  number?: number;
  rev: number;
  deleted: boolean;
  fields: { name: string; rev: number; sealed: SealedField }[];
  createdAt: Date;
  updatedAt: Date;
  /** Time of a deletion; the tombstone expires when no device can still need it. */
  deletedAt?: Date;
}

const options = { strict: 'throw', versionKey: false } as const;

const field = new Schema(
  {
    name: { type: String, required: true },
    rev: { type: Number, required: true },
    sealed: { type: Buffer, required: true },
  },
  { _id: false },
);

const documentSchema = new Schema<StoredDocument>(
  {
    _id: { type: String, required: true },
    userId: { type: Schema.Types.ObjectId, required: true },
    kind: { type: String, required: true },
    key: { type: String, required: true },
    of: String,
    number: Number,
    rev: { type: Number, required: true },
    deleted: { type: Boolean, required: true },
    fields: [field],
    createdAt: { type: Date, required: true },
    updatedAt: { type: Date, required: true },
    deletedAt: { type: Date, index: { expireAfterSeconds: TOMBSTONE_DAYS * DAY_SECONDS } },
  },
  { ...options, collection: 'syncDocuments' },
);
documentSchema.index({ userId: 1, rev: 1 });
documentSchema.index({ userId: 1, kind: 1, rev: 1 });
documentSchema.index({ userId: 1, kind: 1, number: 1 }, { partialFilterExpression: { number: { $exists: true } } });
documentSchema.index({ userId: 1, of: 1 }, { partialFilterExpression: { of: { $exists: true } } });
export const SyncDocumentModel = model<StoredDocument>('SyncDocument', documentSchema);

/** A client and the number of its last operation; kept forever. */
export interface StoredClient {
  /** `<user id>/<client id>`. */
  _id: string;
  userId: Types.ObjectId;
  lastOpNo: number;
}

const clientSchema = new Schema<StoredClient>(
  {
    _id: { type: String, required: true },
    userId: { type: Schema.Types.ObjectId, required: true, index: true },
    lastOpNo: { type: Number, required: true },
  },
  { ...options, collection: 'syncClients' },
);
export const SyncClientModel = model<StoredClient>('SyncClient', clientSchema);

export interface StoredOperation extends Omit<RecordedOperation, 'opId'> {
  /** `<user id>/<operation id>`. */
  _id: string;
  userId: Types.ObjectId;
  at: Date;
}

const operationSchema = new Schema<StoredOperation>(
  {
    _id: { type: String, required: true },
    userId: { type: Schema.Types.ObjectId, required: true, index: true },
    opNo: { type: Number, required: true },
    status: { type: String, required: true },
    code: String,
    reason: String,
    document: String,
    siblings: [String],
    at: { type: Date, required: true, index: { expireAfterSeconds: OPERATION_DAYS * DAY_SECONDS } },
  },
  { ...options, collection: 'syncOperations' },
);
export const SyncOperationModel = model<StoredOperation>('SyncOperation', operationSchema);
