import { model, Schema, type Types } from 'mongoose';

/** A browser that has signed in to an account, or was confirmed by mail: identified by one token of its cookie (V-08, V-15). */
export interface DeviceRecord {
  _id: Types.ObjectId;
  uid: Types.ObjectId;
  /** Hash of the account and the token; the token itself is not stored. */
  hash: string;
  userAgent: string;
  /** Encrypted; chosen by the user. */
  name?: Buffer | null;
  /** Place of the last sign-in; deleted after thirty days. */
  city?: string | null;
  country?: string | null;
  firstSeenAt: Date;
  lastSeenAt: Date;
  /** A year after the last sign-in, like the cookie; a day on a shared computer. */
  expiresAt: Date;
}

const schema = new Schema<DeviceRecord>(
  {
    uid: { type: Schema.Types.ObjectId, required: true, index: true },
    hash: { type: String, required: true, unique: true },
    userAgent: { type: String, default: '' },
    name: { type: Buffer, default: null },
    city: { type: String, default: null },
    country: { type: String, default: null },
    firstSeenAt: { type: Date, required: true },
    lastSeenAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true, index: { expireAfterSeconds: 0 } },
  },
  { strict: 'throw', versionKey: false, collection: 'knownDevices' },
);
// Retention of places: only devices that have one.
schema.index({ lastSeenAt: 1 }, { partialFilterExpression: { country: { $type: 'string' } } });

export const DeviceModel = model<DeviceRecord>('Device', schema);
