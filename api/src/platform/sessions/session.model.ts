import { model, Schema, type Types } from 'mongoose';
import type { SealedField } from '../crypto/vault.ts';

/** A signed-in device. The id in the cookie is never stored, only its hash (S-01). */
export interface SessionRecord {
  /** base64url of the SHA-256 of the id in the cookie; everywhere else in the program this is the session's id. */
  _id: string;
  uid: Types.ObjectId;
  /** Time at which the password was last entered (S-07). */
  confirmedAt: Date;
  createdAt: Date;
  /** Time of the last activity, to the minute. */
  lastSeenAt: Date;
  /** End of the idle limit; also the time of the TTL index, which runs only once a minute: queries check it themselves. */
  expiresAt: Date;
  /** Browser of the session, for the user's list of devices. */
  userAgent: string;
  ip: string;
  /** The known device that it was begun on; absent until the sign-in is noted. */
  deviceId?: Types.ObjectId | null;
  /** The lock of the device's store (D43): the share goes with the session, whatever ends it. */
  lock?: SessionLock;
}

interface SessionLock {
  /** SHA-256 of the device's proof of its PIN. */
  verifier: SealedField;
  /** Sealed with the account's data key. */
  share: SealedField;
  /** Tries since the last right one. */
  tries: number;
}

const schema = new Schema<SessionRecord>(
  {
    _id: { type: String, required: true },
    uid: { type: Schema.Types.ObjectId, required: true, index: true },
    confirmedAt: { type: Date, required: true },
    createdAt: { type: Date, required: true },
    lastSeenAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true, index: { expireAfterSeconds: 0 } },
    userAgent: { type: String, default: '' },
    ip: { type: String, default: '' },
    deviceId: { type: Schema.Types.ObjectId, default: null },
    lock: { verifier: { type: Buffer }, share: { type: Buffer }, tries: { type: Number } },
  },
  { strict: 'throw', versionKey: false, collection: 'sessions' },
);

export const SessionModel = model<SessionRecord>('Session', schema);
