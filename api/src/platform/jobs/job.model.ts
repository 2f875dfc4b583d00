import { model, Schema, type Types } from 'mongoose';

const DAY_SECONDS = 24 * 60 * 60;
/** Finished jobs are kept this long, without their payload, for the history. */
const KEPT_SECONDS = 7 * DAY_SECONDS;

/** Work to be done once, by the first process that claims it. */
export interface JobRecord {
  _id: Types.ObjectId;
  kind: string;
  /** Unique for ever: a second request with the same key enqueues nothing. */
  key: string;
  /** Payload, sealed with the operator key, as it holds addresses and links. Null once the work is done, and for work without one. */
  payload: Buffer | null;
  /** Facts that stay known as long as the job is kept, sealed like the payload; null without any. */
  about?: Buffer | null;
  state: 'waiting' | 'done' | 'failed';
  runAt: Date;
  /** Starts so far, the running one included. */
  attempts: number;
  /** Name of the runner that holds the job; another may claim it only after `leasedUntil`. */
  lease: string | null;
  leasedUntil: Date;
  createdAt: Date;
  finishedAt: Date | null;
  /** Type of the last error, never its text. */
  lastError: string | null;
}

const schema = new Schema<JobRecord>(
  {
    kind: { type: String, required: true },
    key: { type: String, required: true, unique: true },
    payload: { type: Buffer, default: null },
    about: { type: Buffer, default: null },
    state: { type: String, enum: ['waiting', 'done', 'failed'], required: true },
    runAt: { type: Date, required: true },
    attempts: { type: Number, default: 0 },
    lease: { type: String, default: null },
    leasedUntil: { type: Date, required: true },
    createdAt: { type: Date, required: true },
    finishedAt: { type: Date, default: null, index: { expireAfterSeconds: KEPT_SECONDS } },
    lastError: { type: String, default: null },
  },
  { strict: 'throw', versionKey: false, collection: 'jobs' },
);
schema.index({ state: 1, runAt: 1 });
// The administrator's list of mails.
schema.index({ kind: 1, createdAt: -1, _id: -1 });

export const JobModel = model<JobRecord>('Job', schema);
