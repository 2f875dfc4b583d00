import { type EndReason, endReasonSchema } from '@app/contract/problem';
import { model, Schema, type Types } from 'mongoose';

/** What the device of a session is to learn of its end: one record per sign-in, from then on and as long as the cookie lasts. */
export interface SessionEndRecord {
  /** As in `sessions`: the hash of the id in the cookie, so that only the holder of the cookie can ask. */
  _id: string;
  /** Absent when the account was deleted: nothing then leads from the record to it. */
  uid?: Types.ObjectId;
  /** The known device that the session was begun on. */
  deviceId?: Types.ObjectId;
  /** Absent while the session lives, and when it has merely expired or its own browser has ended it. */
  reason?: EndReason;
  /** When the cookie expires. */
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
