import type { LiveEventName } from '@app/contract/live-events';
import { model, Schema, type Types } from 'mongoose';

const DAY_SECONDS = 24 * 60 * 60;

/**
 * The outbox of live events: written in the transaction of the change, delivered to every process by the change stream. Those of steps in the
 * programme are not stored: they are derived from the change of `progress` (`eventOfStatusChange`).
 */
export interface EventRecord {
  _id: Types.ObjectId;
  /** The user whose event it is; `null` for a broadcast. */
  uid: Types.ObjectId | null;
  event: LiveEventName;
  /** Ids and revisions, never text (W-05). */
  data: Record<string, unknown>;
  /** Whether a broadcast goes only to open pages of administrators. */
  adminOnly: boolean;
  at: Date;
}

const eventSchema = new Schema<EventRecord>(
  {
    uid: { type: Schema.Types.ObjectId, default: null },
    event: { type: String, required: true },
    data: { type: Schema.Types.Mixed, required: true },
    adminOnly: { type: Boolean, default: false },
    at: { type: Date, required: true, index: { expireAfterSeconds: DAY_SECONDS } },
  },
  { strict: 'throw', versionKey: false, minimize: false, collection: 'events' },
);
export const EventModel = model<EventRecord>('Event', eventSchema);

/**
 * The counter of a user, which increases by one with each change, the epoch that it counts in, and the size of the user's text. They are in
 * the user's progress document, so that completing an activity, which needs a number too, is a single write.
 */
export interface SequenceRecord {
  _id: Types.ObjectId;
  seq: number;
  /** Id of the epoch, once it is not the first one any more. */
  epoch?: string;
  /** Epochs that this one continues, oldest first, each with the number at which a restore left it. */
  ancestors?: { readonly epoch: string; readonly until: number }[];
  /** Whether this epoch, or the first of its ancestors, began because the user erased all data. */
  erased?: boolean;
  /** All text of the user, in bytes; absent until it is counted. */
  textBytes?: number;
  /** Time of the last recount; since then the sum was updated by each change. */
  textCountedAt?: Date;
}

const sequenceSchema = new Schema<SequenceRecord>(
  {
    _id: { type: Schema.Types.ObjectId, required: true },
    seq: { type: Number, default: 0 },
    epoch: String,
    ancestors: { type: [{ _id: false, epoch: String, until: Number }], default: undefined },
    erased: Boolean,
    textBytes: Number,
    textCountedAt: Date,
  },
  { strict: 'throw', versionKey: false, collection: 'progress' },
);
export const SequenceModel = model<SequenceRecord>('Sequence', sequenceSchema);
