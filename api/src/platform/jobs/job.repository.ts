import { randomUUID } from 'node:crypto';
import mongoose, { type ClientSession } from 'mongoose';
import { bytesOf } from '../crypto/vault.ts';
import type { OperatorKeys } from '../crypto/operator-keys.ts';
import { SealError } from '../crypto/seal.ts';
import { isDuplicateKey } from '../mongo.ts';
import { type DatedCursor, afterCursor } from '../cursor.ts';
import { JobModel, type JobRecord } from './job.model.ts';

/** Life of a lease without renewal; afterwards another runner claims the job. */
export const LEASE_MS = 60_000;
/** About a day with the backoff below: mail survives a night without its server. */
const MAX_ATTEMPTS = 30;
const FIRST_BACKOFF_MS = 5_000;
const LONGEST_BACKOFF_MS = 60 * 60_000;

const NEVER = new Date(0);

/** Exponential backoff: seconds at first, an hour at most. */
export const backoffAfter = (attempts: number): number =>
  Math.min(FIRST_BACKOFF_MS * 2 ** (attempts - 1), LONGEST_BACKOFF_MS);

export interface EnqueueOptions {
  /** Transaction of the change that the job belongs to: neither exists without the other. */
  readonly session?: ClientSession;
  readonly runAt?: Date;
  /** Key of the job: a second one with the same key is not enqueued. */
  readonly key?: string;
  /** Facts that stay known after the job is done, for `history`. */
  readonly about?: unknown;
}

/** A job in the history. */
export interface PastJob {
  readonly id: string;
  readonly state: JobRecord['state'];
  readonly attempts: number;
  readonly createdAt: Date;
  readonly finishedAt: Date | null;
  readonly about: unknown;
}

/** A job as its handler sees it. */
export interface ClaimedJob {
  readonly id: string;
  readonly kind: string;
  readonly payload: unknown;
  readonly attempts: number;
  readonly createdAt: Date;
  readonly lease: string;
}

/** The `jobs` collection as a queue with leases. Holds no state: any number of processes share it. */
export class JobRepository {
  readonly #operator: OperatorKeys;

  constructor(operator: OperatorKeys) {
    this.#operator = operator;
  }

  /** @param payload JSON, sealed before it is stored; `null` is not sealed, so that recurring jobs survive a lost key */
  async enqueue(
    kind: string,
    payload: unknown,
    now: Date,
    { session, runAt = now, key = randomUUID(), about = null }: EnqueueOptions = {},
  ): Promise<void> {
    const seal = (value: unknown, part: string) =>
      value === null ? null : this.#operator.seal(Buffer.from(JSON.stringify(value), 'utf8'), part, kind, key);
    const sealed = { payload: seal(payload, SEALED_AS.payload), about: seal(about, SEALED_AS.about) };
    const job = { kind, key, ...sealed, state: 'waiting', runAt, leasedUntil: NEVER, createdAt: now } as const;
    // An upsert, because a duplicate key would break the caller's transaction.
    await JobModel.updateOne({ key }, { $setOnInsert: job }, { upsert: true, ...(session && { session }) }).catch(
      (error: unknown) => {
        if (session || !isDuplicateKey(error)) throw error;
      },
    );
  }

  async has(key: string): Promise<boolean> {
    return (await JobModel.exists({ key })) !== null;
  }

  /** Jobs of a kind, the latest first, finished ones for a week; keyset pagination by `before`. */
  async history(kind: string, limit: number, before?: DatedCursor): Promise<PastJob[]> {
    const jobs = await JobModel.find({ kind, ...(before && afterCursor('createdAt', before)) })
      .sort({ createdAt: -1, _id: -1 })
      .limit(limit)
      .lean<JobRecord[]>();
    return jobs.map((job) => this.#past(job));
  }

  async past(kind: string, id: string): Promise<PastJob | undefined> {
    const job = await JobModel.findOne({ _id: id, kind }).lean<JobRecord>();
    return job ? this.#past(job) : undefined;
  }

  /** Lets a waiting job run at once, whatever it was waiting for. @returns false when it is not waiting any more */
  async runNow(id: string, now: Date): Promise<boolean> {
    const { matchedCount } = await JobModel.updateOne({ _id: id, state: 'waiting' }, { runAt: now });
    return matchedCount === 1;
  }

  /** Deletes jobs, finished ones included. @param matches gets key, payload and `about` in one text */
  async deleteWhere(matches: (text: string) => boolean): Promise<void> {
    for await (const job of JobModel.find({}, { kind: 1, key: 1, payload: 1, about: 1 }).lean<JobRecord>().cursor()) {
      const text = [job.key, this.#openIfKnown(job, 'payload'), this.#openIfKnown(job, 'about')].join('\n');
      if (matches(text)) await JobModel.deleteOne({ _id: job._id });
    }
  }

  /** Claims the due job that has waited longest, if any. Atomic: of several runners exactly one gets it. */
  async claim(kinds: readonly string[], now: Date): Promise<ClaimedJob | undefined> {
    const past = mongoose.trusted({ $lte: now });
    const due = {
      kind: mongoose.trusted({ $in: [...kinds] }),
      state: 'waiting' as const,
      runAt: past,
      leasedUntil: past,
    };
    const lease = randomUUID();
    const claimed = await JobModel.findOneAndUpdate(
      due,
      { $set: { lease, leasedUntil: new Date(now.getTime() + LEASE_MS) }, $inc: { attempts: 1 } },
      { sort: { runAt: 1 }, returnDocument: 'after' },
    ).lean<JobRecord>();
    if (!claimed) return undefined;
    const open = (): unknown => JSON.parse(this.#open(claimed, 'payload'));
    return {
      id: claimed._id.toString(),
      kind: claimed.kind,
      // Decrypted when the work reads it: a failure counts as a failed attempt.
      get payload() {
        return open();
      },
      attempts: claimed.attempts,
      createdAt: claimed.createdAt,
      lease,
    };
  }

  /** Extends the lease. @returns false when another runner has claimed the job */
  async renew(job: ClaimedJob, now: Date): Promise<boolean> {
    const { matchedCount } = await JobModel.updateOne(mine(job), { leasedUntil: new Date(now.getTime() + LEASE_MS) });
    return matchedCount === 1;
  }

  async ack(job: ClaimedJob, now: Date): Promise<void> {
    await JobModel.updateOne(mine(job), {
      state: 'done',
      finishedAt: now,
      payload: null,
      lease: null,
      lastError: null,
    });
  }

  /** Schedules the next run of a recurring job. */
  async repeat(job: ClaimedJob, runAt: Date): Promise<void> {
    await JobModel.updateOne(mine(job), { runAt, leasedUntil: NEVER, lease: null, attempts: 0, lastError: null });
  }

  /** Schedules the next attempt, or gives up after about a day; recurring jobs never give up. */
  async fail(job: ClaimedJob, error: unknown, now: Date, { isRecurring }: { isRecurring: boolean }): Promise<void> {
    const lastError = error instanceof Error ? error.name : typeof error;
    const isHopeless = !isRecurring && job.attempts >= MAX_ATTEMPTS;
    const next = isHopeless
      ? { state: 'failed' as const, finishedAt: now, payload: null }
      : { runAt: new Date(now.getTime() + backoffAfter(job.attempts)), leasedUntil: NEVER };
    await JobModel.updateOne(mine(job), { ...next, lease: null, lastError });
  }

  #past(job: JobRecord): PastJob {
    const { _id, state, attempts, createdAt, finishedAt } = job;
    const about: unknown = JSON.parse(this.#openIfKnown(job, 'about'));
    return { id: _id.toString(), state, attempts, createdAt, finishedAt, about };
  }

  /** A job whose key was removed can still be listed and deleted. */
  #openIfKnown(job: JobRecord, part: keyof typeof SEALED_AS): string {
    try {
      return this.#open(job, part);
    } catch (error) {
      if (error instanceof SealError) return 'null';
      throw error;
    }
  }

  #open(job: JobRecord, part: keyof typeof SEALED_AS): string {
    const sealed = job[part];
    if (!sealed) return 'null';
    return this.#operator.open(bytesOf(sealed), SEALED_AS[part], job.kind, job.key).toString('utf8');
  }
}

/** Names that the sealed parts of a job are bound to. */
const SEALED_AS = { payload: 'job', about: 'job-about' } as const;

/** Filter by the lease: only its holder may write. */
const mine = (job: ClaimedJob) => ({ _id: job.id, lease: job.lease });
