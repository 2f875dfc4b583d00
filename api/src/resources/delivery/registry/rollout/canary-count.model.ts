import { model, Schema } from 'mongoose';

/**
 * Counts of a canary, summed over the accounts that have it. A collection of its own: each write to the state makes all processes read the
 * registry.
 */
export interface CanaryCountRecord {
  /** Version and start: `mf-x@1.1.0 2026-11-27T10:00:00.000Z`. */
  _id: string;
  views: number;
  failed: number;
  /**
   * Hashes of the accounts that have loaded it, and of those for which it failed: at most two of each over the life of the canary. Absent
   * without any.
   */
  seenBy?: string[];
  failedFor?: string[];
  /** Time of the last report. Counts of a report that arrives after the end, and creates the record anew, expire by it. */
  lastAt: Date;
}

/** Seconds after the last report; no canary lives that long without one. */
const KEPT_SECONDS = 90 * 24 * 60 * 60;
const count = { type: Number, default: 0 };
const hashes = { type: [String], default: [] };
export const CanaryCountModel = model<CanaryCountRecord>(
  'CanaryCount',
  new Schema<CanaryCountRecord>(
    {
      _id: { type: String, required: true },
      views: count,
      failed: count,
      seenBy: hashes,
      failedFor: hashes,
      lastAt: { type: Date, required: true, index: { expireAfterSeconds: KEPT_SECONDS } },
    },
    { strict: 'throw', versionKey: false, collection: 'registryCanaries' },
  ),
);
