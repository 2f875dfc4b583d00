import { createHash } from 'node:crypto';
import { RateLimiterMongo, RateLimiterRes } from 'rate-limiter-flexible';
import type { Env } from '../../env.ts';
import { tooManyRequests } from '../errors.ts';
import { database } from '../mongo.ts';
import { LimitModel } from './limit.model.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/**
 * What is limited: `points` per `seconds`; `generous` is for development machines, where only an attack or a load test meets it.
 * Counts lie in MongoDB, so all processes share them (V-08).
 */
const LIMITS = {
  /** Wrong passwords for one account from one network. */
  loginPair: { points: 5, seconds: 15 * MINUTE, generous: 200 },
  /** Wrong passwords from one network, whichever the accounts. */
  loginNetwork: { points: 30, seconds: 15 * MINUTE, generous: 2_000 },
  /** Wrong codes of a second factor: only whoever knows her password comes this far. */
  secondFactor: { points: 10, seconds: 15 * MINUTE, generous: 200 },
  /** Registrations, which also tell which user names are taken (V-10). */
  register: { points: 20, seconds: HOUR, generous: 2_000 },
  /** Mails to one address, whoever orders them (L-01). */
  mailAddress: { points: 3, seconds: HOUR, generous: 100 },
  /** Mails ordered from one network. */
  mailNetwork: { points: 30, seconds: HOUR, generous: 2_000 },
  /** Tries of tokens of verification, reset and set-up. */
  token: { points: 60, seconds: HOUR, generous: 2_000 },
  /** Pushes of one account: a device that is well sends one a second at most. */
  push: { points: 600, seconds: 5 * MINUTE, generous: 20_000 },
  /** Drawings of one account; a device that comes back from far away has many. */
  drawing: { points: 600, seconds: 5 * MINUTE, generous: 20_000 },
  /** Archives of one account, made or brought back (L-01). */
  archive: { points: 20, seconds: HOUR, generous: 2_000 },
  lead: { points: 60, seconds: HOUR, generous: 2_000 },
  /** Reports of browsers: violations of the page policy, loads of remotes. */
  report: { points: 120, seconds: HOUR, generous: 10_000 },
} as const;

export type LimitName = keyof typeof LIMITS;

/** Each limit that is run into again within a day blocks twice as long as the time before, an hour at most: never a hard lock. */
const STRIKES_SECONDS = 24 * HOUR;
const LONGEST_BLOCK_SECONDS = HOUR;

/** Keys hold addresses and names: only their hash is stored. */
const hashed = (key: string): string => createHash('sha256').update(key).digest('base64url').slice(0, 22);

interface Limiter {
  readonly count: RateLimiterMongo;
  readonly strikes: RateLimiterMongo;
  readonly seconds: number;
}

/** Rate limits, per network or account. `consume` throws 429 with Retry-After. */
export class Limits {
  readonly #mode: Env['rateLimits'];
  readonly #limiters = new Map<LimitName, Limiter>();

  constructor(mode: Env['rateLimits']) {
    this.#mode = mode;
  }

  /**
   * Counts one more try.
   * @throws HttpProblem 429 when it is one too many; its Retry-After doubles from one exhausted limit to the next
   */
  async consume(name: LimitName, key: string): Promise<void> {
    if (this.#mode === 'off') return;
    const limiter = this.#limiter(name);
    try {
      await limiter.count.consume(hashed(key));
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      throw tooManyRequests(await this.#blockedSeconds(limiter, hashed(key), refusal));
    }
  }

  /** Takes one try back: it was none of those that are limited. */
  async refund(name: LimitName, key: string): Promise<void> {
    if (this.#mode !== 'off') await this.#limiter(name).count.reward(hashed(key));
  }

  /** Forgets all tries and blocks of a key. */
  async clear(name: LimitName, key: string): Promise<void> {
    if (this.#mode === 'off') return;
    const { count, strikes } = this.#limiter(name);
    await Promise.all([count.delete(hashed(key)), strikes.delete(hashed(key))]);
  }

  /** The first refusal of a block sets how long it lasts; those that follow only read it. */
  async #blockedSeconds({ count, strikes, seconds }: Limiter, key: string, refusal: RateLimiterRes): Promise<number> {
    if (refusal.consumedPoints !== count.points + 1) return refusal.msBeforeNext / 1000;
    const { consumedPoints } = await strikes.penalty(key);
    const blockSeconds = Math.min(seconds * 2 ** (consumedPoints - 1), Math.max(seconds, LONGEST_BLOCK_SECONDS));
    await count.block(key, blockSeconds);
    return blockSeconds;
  }

  #limiter(name: LimitName): Limiter {
    const known = this.#limiters.get(name);
    if (known) return known;
    const { points, seconds, generous } = LIMITS[name];
    const tableName = LimitModel.collection.name;
    const options = { storeClient: database(), tableName, disableIndexesCreation: true };
    const limiter = {
      count: new RateLimiterMongo({
        ...options,
        keyPrefix: name,
        points: this.#mode === 'on' ? points : generous,
        duration: seconds,
      }),
      strikes: new RateLimiterMongo({ ...options, keyPrefix: `${name}-strikes`, points: 1, duration: STRIKES_SECONDS }),
      seconds,
    };
    this.#limiters.set(name, limiter);
    return limiter;
  }
}
