import { randomUUID } from 'node:crypto';
import mongoose, { type ClientSession } from 'mongoose';
import { bytesOf } from '../crypto/vault.ts';
import type { OperatorKeys } from '../crypto/operator-keys.ts';
import { isDuplicateKey } from '../mongo.ts';
import { JobModel, type JobRecord } from './job.model.ts';

/** How long a runner may stay silent before another takes its job over. */
export const LEASE_MS = 60_000;
/** With the waits below: about a day, so that mail outlives a night without its server. */
const MAX_ATTEMPTS = 30;
const FIRST_WAIT_MS = 5_000;
const LONGEST_WAIT_MS = 60 * 60_000;

const NEVER = new Date(0);

/** Seconds at first, then doubling up to an hour. */
export const waitAfter = (attempts: number): number => Math.min(FIRST_WAIT_MS * 2 ** (attempts - 1), LONGEST_WAIT_MS);

export interface EnqueueOptions {
  /** Transaction of the change that the job belongs to: neither exists without the other. */
  readonly session?: ClientSession;
  readonly runAt?: Date;
  /** Enqueuing a second job of the same key does nothing. */
  readonly key?: string;
}

/** A job as its handler sees it. */
export interface TakenJob {
  readonly id: string;
  readonly kind: string;
  readonly payload: unknown;
  readonly attempts: number;
  readonly createdAt: Date;
  readonly lease: string;
}

/** The `jobs` collection as a queue with leases. Holds no state: any number of processes share it. */
export class JobQueue {
  readonly #operator: OperatorKeys;

  constructor(operator: OperatorKeys) {
    this.#operator = operator;
  }

  /** @param payload JSON, sealed before it is stored */
  async enqueue(
    kind: string,
    payload: unknown,
    now: Date,
    { session, runAt = now, key = randomUUID() }: EnqueueOptions = {},
  ): Promise<void> {
    const sealed = this.#operator.seal(Buffer.from(JSON.stringify(payload), 'utf8'), 'job', kind, key);
    const job = { kind, key, payload: sealed, state: 'waiting', runAt, leasedUntil: NEVER, createdAt: now } as const;
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

  /** Takes the job that has waited longest, if any: atomic, so that of several runners exactly one gets it. */
  async take(kinds: readonly string[], now: Date): Promise<TakenJob | undefined> {
    const past = mongoose.trusted({ $lte: now });
    const due = {
      kind: mongoose.trusted({ $in: [...kinds] }),
      state: 'waiting' as const,
      runAt: past,
      leasedUntil: past,
    };
    const lease = randomUUID();
    const taken = await JobModel.findOneAndUpdate(
      due,
      { $set: { lease, leasedUntil: new Date(now.getTime() + LEASE_MS) }, $inc: { attempts: 1 } },
      { sort: { runAt: 1 }, returnDocument: 'after' },
    ).lean<JobRecord>();
    if (!taken) return undefined;
    return {
      id: taken._id.toString(),
      kind: taken.kind,
      payload: this.#payloadOf(taken),
      attempts: taken.attempts,
      createdAt: taken.createdAt,
      lease,
    };
  }

  /** Says that the work still goes on. @returns false when another runner has taken it over */
  async renew(job: TakenJob, now: Date): Promise<boolean> {
    const { matchedCount } = await JobModel.updateOne(mine(job), { leasedUntil: new Date(now.getTime() + LEASE_MS) });
    return matchedCount === 1;
  }

  async finish(job: TakenJob, now: Date): Promise<void> {
    await JobModel.updateOne(mine(job), {
      state: 'done',
      finishedAt: now,
      payload: null,
      lease: null,
      lastError: null,
    });
  }

  /** Lets a recurring job wait for its next time. */
  async repeat(job: TakenJob, runAt: Date): Promise<void> {
    await JobModel.updateOne(mine(job), { runAt, leasedUntil: NEVER, lease: null, attempts: 0, lastError: null });
  }

  /** Waits and tries again, or gives up after about a day; recurring jobs never give up. */
  async fail(job: TakenJob, error: unknown, now: Date, { isRecurring }: { isRecurring: boolean }): Promise<void> {
    const lastError = error instanceof Error ? error.name : typeof error;
    const isHopeless = !isRecurring && job.attempts >= MAX_ATTEMPTS;
    const next = isHopeless
      ? { state: 'failed' as const, finishedAt: now, payload: null }
      : { runAt: new Date(now.getTime() + waitAfter(job.attempts)), leasedUntil: NEVER };
    await JobModel.updateOne(mine(job), { ...next, lease: null, lastError });
  }

  #payloadOf({ kind, key, payload }: JobRecord): unknown {
    return payload ? JSON.parse(this.#operator.open(bytesOf(payload), 'job', kind, key).toString('utf8')) : null;
  }
}

/** Only the holder of the lease may write: a runner that was given up writes nothing. */
const mine = (job: TakenJob) => ({ _id: job.id, lease: job.lease });
