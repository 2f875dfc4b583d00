import { createHmac } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import { unavailable } from '../errors.ts';
import type { PasswordEstimate } from './refusal.ts';

/** Cost of bcrypt (V-07). A rise is enough: each password is hashed anew when its owner signs in next. */
export const PASSWORD_COST = 11;

/** Most hashes that may wait (about ten seconds of work); beyond it callers get 503 at once instead of a slow answer. */
const MAX_QUEUE = 100;

// A well-formed hash of no account, so that an unknown name costs the same work as a wrong password (V-09).
const NOBODY = 'C6UzMDM.H6dfI/f/IKcEe.4HfL1o7wPzZc0yYq2cY4nQ3sV1mTdCu';

interface PasswordsOptions {
  /** `PEPPER`: without it a stolen database cannot even be guessed at. */
  readonly pepper: Buffer;
  readonly cost?: number;
}

type Task =
  | { kind: 'hash'; digest: string; cost: number }
  | { kind: 'compare'; digest: string; hash: string }
  | { kind: 'estimate'; password: string; words: readonly string[] };

/** Hashes and checks passwords in worker threads: bcrypt over HMAC-SHA-256(pepper, password), as bcrypt itself ignores what follows byte 72. */
export class Passwords {
  readonly #pool: Piscina;
  readonly #pepper: Buffer;
  readonly #cost: number;
  #comparisons = 0;

  constructor({ pepper, cost = PASSWORD_COST }: PasswordsOptions) {
    this.#pepper = pepper;
    this.#cost = cost;
    const threads = Math.max(1, availableParallelism() - 1);
    this.#pool = new Piscina({
      filename: new URL('./password-worker.mjs', import.meta.url).href,
      minThreads: 1,
      maxThreads: threads,
      maxQueue: MAX_QUEUE,
    });
  }

  /** @throws HttpProblem 503 when too many are waiting */
  async hash(password: string): Promise<string> {
    return this.#run<string>({ kind: 'hash', digest: this.#digest(password), cost: this.#cost });
  }

  /**
   * Checks a password exactly as typed (V-02). Without a stored hash (unknown user) the same work is done and the answer is false.
   * @throws HttpProblem 503 when too many are waiting
   */
  async verify(password: string, storedHash: string | undefined): Promise<boolean> {
    this.#comparisons += 1;
    const hash = storedHash ?? `$2b$${String(this.#cost).padStart(2, '0')}$${NOBODY}`;
    const isEqual = await this.#run<boolean>({ kind: 'compare', digest: this.#digest(password), hash });
    return isEqual && storedHash !== undefined;
  }

  /** True when a stored hash is weaker than today's cost. */
  isOutdated(storedHash: string): boolean {
    return Number(/^\$2[aby]\$(\d\d)\$/.exec(storedHash)?.[1] ?? 0) < this.#cost;
  }

  /** Estimates how many guesses a password takes, and whether it is in a list of common ones. */
  async estimate(password: string, words: readonly string[]): Promise<PasswordEstimate> {
    return this.#run<PasswordEstimate>({ kind: 'estimate', password, words });
  }

  /** Comparisons done so far, for metrics and for the test that unknown names cost one as well. */
  get comparisons(): number {
    return this.#comparisons;
  }

  async close(): Promise<void> {
    await this.#pool.close({ force: true });
  }

  #digest(password: string): string {
    return createHmac('sha256', this.#pepper).update(password, 'utf8').digest('base64');
  }

  async #run<Result>(task: Task): Promise<Result> {
    if (this.#pool.queueSize >= MAX_QUEUE) throw unavailable();
    return this.#pool.run(task);
  }
}
