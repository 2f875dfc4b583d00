import type { Clock } from '../clock.ts';
import type { OperatorKeys } from '../crypto/operator-keys.ts';
import type { Logger } from '../logger.ts';
import type { DatedCursor } from '../cursor.ts';
import { type EnqueueOptions, JobRepository, LEASE_MS, type PastJob, type ClaimedJob } from './job.repository.ts';
import { countLateJobs } from './late-jobs.ts';

export type { PastJob, ClaimedJob } from './job.repository.ts';

const POLL_MS = 500;
const AT_ONCE = 4;

type Work = (payload: unknown, job: ClaimedJob) => Promise<void>;

interface Definition {
  readonly work: Work;
  /** Interval of a recurring job, in milliseconds. */
  readonly everyMs?: number;
}

/**
 * Background work shared by all processes: kept in MongoDB, run by one process at a time (leases), retried with exponential backoff.
 * Another process repeats the job of one that died: work must be idempotent.
 */
export class Jobs {
  readonly #queue: JobRepository;
  readonly #clock: Clock;
  readonly #logger: Logger;
  readonly #definitions = new Map<string, Definition>();
  readonly #running = new Set<Promise<void>>();
  /** The loop's last claim: once it is settled, what it claimed is running. */
  #claiming: Promise<ClaimedJob | undefined> | undefined;
  /** Whether a wake-up has arrived: one during the reading of the queue must not be lost. */
  #isCalled = false;
  #endPause = () => undefined as void;
  #loop: Promise<void> | undefined;
  #isStopping = false;

  constructor({ operator, clock, logger }: { operator: OperatorKeys; clock: Clock; logger: Logger }) {
    this.#queue = new JobRepository(operator);
    this.#clock = clock;
    this.#logger = logger;
  }

  /** Defines the work of a kind of job; call before `start`. The payload is untrusted: parse it. */
  define(kind: string, work: Work): void {
    this.#definitions.set(kind, { work });
  }

  /** Recurring work, once per interval over all processes. */
  every(kind: string, everyMs: number, work: () => Promise<void>): void {
    this.#definitions.set(kind, { work, everyMs });
  }

  /** Adds a job; it runs within half a second of the commit. */
  async enqueue(kind: string, payload: unknown, options?: EnqueueOptions): Promise<void> {
    await this.#queue.enqueue(kind, payload, this.#clock(), options);
    this.#wakeUp();
  }

  /** Whether a job of this key is waiting, or was finished within the last week. */
  async has(key: string): Promise<boolean> {
    return this.#queue.has(key);
  }

  /** Jobs of a kind, the latest first; those that are done are remembered for a week. */
  async history(kind: string, limit: number, before?: DatedCursor): Promise<PastJob[]> {
    return this.#queue.history(kind, limit, before);
  }

  async past(kind: string, id: string): Promise<PastJob | undefined> {
    return this.#queue.past(kind, id);
  }

  /** Jobs that are late or were given up, of the kinds that this release has; what another one has left behind is nobody's. */
  async countLate(): Promise<number> {
    return countLateJobs([...this.#definitions.keys()], this.#clock());
  }

  /** Runs a waiting job at once. @returns false when it is not waiting any more */
  async runNow(id: string): Promise<boolean> {
    const isWaiting = await this.#queue.runNow(id, this.#clock());
    this.#wakeUp();
    return isWaiting;
  }

  /** Deletes jobs in any state. @param matches gets key, payload and `about` as JSON, in one text */
  async deleteWhere(matches: (text: string) => boolean): Promise<void> {
    await this.#queue.deleteWhere(matches);
  }

  async start(): Promise<void> {
    const recurring = [...this.#definitions].filter(([, { everyMs }]) => everyMs !== undefined);
    await Promise.all(
      recurring.map(([kind]) => this.#queue.enqueue(kind, null, this.#clock(), { key: `every:${kind}` })),
    );
    this.#loop = this.#runUntilStopped();
  }

  /** Claims nothing more and waits for the running jobs. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    this.#wakeUp();
    await this.#loop;
    await Promise.all(this.#running);
  }

  /** Runs everything that is due now and waits for it: for tests and one-off commands. */
  async runDue(): Promise<void> {
    for (let job = await this.#claim(); job; job = await this.#claim()) await this.#run(job);
    await this.#claiming;
    await Promise.all(this.#running);
  }

  async #runUntilStopped(): Promise<void> {
    while (!this.#isStopping) {
      this.#claiming = this.#running.size < AT_ONCE ? this.#claimOrLog() : undefined;
      const job = await this.#claiming;
      if (job) this.#track(this.#run(job));
      else await this.#pause();
    }
  }

  #track(run: Promise<void>): void {
    const tracked = run.finally(() => {
      this.#running.delete(tracked);
      this.#wakeUp();
    });
    this.#running.add(tracked);
  }

  #wakeUp(): void {
    this.#isCalled = true;
    this.#endPause();
  }

  async #pause(): Promise<void> {
    if (!this.#isCalled) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, POLL_MS);
        this.#endPause = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    this.#isCalled = false;
  }

  async #claimOrLog(): Promise<ClaimedJob | undefined> {
    try {
      return await this.#claim();
    } catch (error) {
      this.#logger.warn({ err: error }, 'jobs: queue not readable');
      return undefined;
    }
  }

  #claim(): Promise<ClaimedJob | undefined> {
    return this.#queue.claim([...this.#definitions.keys()], this.#clock());
  }

  /** Runs a claimed job and never rejects: a failure is stored, and if that fails too the lease expires. */
  async #run(job: ClaimedJob): Promise<void> {
    const definition = this.#definitions.get(job.kind);
    if (!definition) return;
    const heartbeat = setInterval(() => void this.#renew(job), LEASE_MS / 3);
    try {
      await this.#attempt(job, definition);
    } catch (error) {
      this.#logger.error({ err: error, job: job.kind }, 'job: outcome not stored');
    } finally {
      clearInterval(heartbeat);
    }
  }

  async #attempt(job: ClaimedJob, { work, everyMs }: Definition): Promise<void> {
    const isRecurring = everyMs !== undefined;
    try {
      await work(job.payload, job);
    } catch (error) {
      this.#logger.warn({ err: error, job: job.kind, jobId: job.id, attempt: job.attempts }, 'job failed');
      await this.#queue.fail(job, error, this.#clock(), { isRecurring });
      return;
    }
    if (isRecurring) await this.#queue.repeat(job, new Date(this.#clock().getTime() + everyMs));
    else await this.#queue.ack(job, this.#clock());
  }

  async #renew(job: ClaimedJob): Promise<void> {
    try {
      await this.#queue.renew(job, this.#clock());
    } catch (error) {
      this.#logger.warn({ err: error, job: job.kind }, 'job: lease not renewed');
    }
  }
}
