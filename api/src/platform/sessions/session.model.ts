import { model, Schema, type Types } from 'mongoose';

/** A signed-in device. The id in the cookie is never stored, only its hash (S-01). */
export interface SessionRecord {
  /** base64url of the SHA-256 of the id in the cookie; everywhere else in the program this is the session's id. */
  _id: string;
  uid: Types.ObjectId;
  /** When the password was last entered (S-07). */
  confirmedAt: Date;
  createdAt: Date;
  /** To the minute. */
  lastSeenAt: Date;
  /** End of the idle limit; also the time of the TTL index, which runs only once a minute: queries check it themselves. */
  expiresAt: Date;
  /** For the user's list of devices. */
  userAgent: string;
  ip: string;
  /** The known device that it was begun on; absent in sessions from before known devices. */
  deviceId?: Types.ObjectId | null;
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
  },
  { strict: 'throw', versionKey: false, collection: 'sessions' },
);

export const SessionModel = model<SessionRecord>('Session', schema);
