import { type EndReason, endReasonSchema } from '@app/contract/problem';
import { model, Schema, type Types } from 'mongoose';

/**
 * The reason of a session's end, as its device is told. There is one record per sign-in, from the sign-in on and as long as the cookie
 * lasts.
 */
export interface SessionEndRecord {
  /** Id of the session: the hash of the id in the cookie, so that only the holder of the cookie can ask. */
  _id: string;
  /** Id of the user; absent when the account was deleted, so that nothing leads from the record to it. */
  uid?: Types.ObjectId;
  /** The known device that the session was begun on. */
  deviceId?: Types.ObjectId;
  /** Reason of the end; absent while the session lives, and if it has expired or its own browser has ended it. */
  reason?: EndReason;
  /** Time at which the cookie expires. */
  expiresAt: Date;
}

const schema = new Schema<SessionEndRecord>(
  {
    _id: { type: String, required: true },
    uid: { type: Schema.Types.ObjectId },
    deviceId: { type: Schema.Types.ObjectId },
    reason: { type: String, enum: endReasonSchema.options },
    expiresAt: { type: Date, required: true, index: { expireAfterSeconds: 0 } },
  },
  { strict: 'throw', versionKey: false, collection: 'sessionEnds' },
);
schema.index({ uid: 1, expiresAt: -1 });

export const SessionEndModel = model<SessionEndRecord>('SessionEnd', schema);
