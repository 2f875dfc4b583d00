import { model, Schema } from 'mongoose';

const DAY_SECONDS = 24 * 60 * 60;
/** Days that an erasure is kept, longer than any backup (30 days): a restore must still know of it. */
const KEPT_DAYS = 60;

/** An erasure as increments of a backup have it: the ledger's line, with the time as a date. */
export interface StoredErasure {
  what: 'account' | 'data' | 'nothing';
  userId: string;
  at: Date;
  seq?: number;
  epoch?: string;
}

const schema = new Schema<StoredErasure>(
  {
    what: { type: String, required: true },
    userId: { type: String, required: true },
    at: { type: Date, required: true, index: { expireAfterSeconds: KEPT_DAYS * DAY_SECONDS } },
    seq: Number,
    epoch: String,
  },
  { strict: 'throw', versionKey: false, collection: 'erasures' },
);
export const ErasureModel = model<StoredErasure>('Erasure', schema);
