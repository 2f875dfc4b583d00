import type { ActivityStatus } from '@app/contract/activities';
import { model, Schema, type Types } from 'mongoose';

/**
 * A user's progress: one document per user. Precomputed counts are stored beside the statuses, so that a call reads only what it needs, and
 * nothing that grows with the progress.
 */
export interface ProgressRecord {
  /** The user's id. */
  _id: Types.ObjectId;
  /** Statuses by activity id, '1'…'432'; pending ones are absent. */
  statuses: Record<string, Exclude<ActivityStatus, 'pending'>>;
  /** Time at which each status was reached. */
  changedAt: Record<string, Date>;
  completedCount: number;
  /** Completed activities by stage, '1'…'48'. */
  stageCounts: Record<string, number>;
  /** Number of completions of each distinct activity, '1'…'108'. */
  baseCounts: Record<string, number>;
  /** The user's latest step, `<activity id> <status>`: the source of its live event in every process (`eventOfStatusChange`). */
  moved?: string;
  /** The user's change counter, which a step increments: see `SequenceRecord`. */
  seq?: number;
}

/** A step forward. */
export interface StatusChange {
  readonly activityId: number;
  readonly status: Exclude<ActivityStatus, 'pending'>;
}

const counts = { type: Schema.Types.Mixed, default: () => ({}) };

const schema = new Schema<ProgressRecord>(
  {
    _id: { type: Schema.Types.ObjectId, required: true },
    statuses: counts,
    changedAt: counts,
    completedCount: { type: Number, default: 0 },
    stageCounts: counts,
    baseCounts: counts,
    moved: String,
    seq: Number,
  },
  { strict: 'throw', versionKey: false, minimize: false, collection: 'progress' },
);

export const ProgressModel = model<ProgressRecord>('Progress', schema);
