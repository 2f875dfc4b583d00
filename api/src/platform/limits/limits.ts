import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { RateLimiterMongo, RateLimiterRes } from 'rate-limiter-flexible';
import type { Env } from '../../env.ts';
import { tooManyRequests } from '../errors.ts';
import { database } from '../mongo.ts';
import { LimitModel } from './limit.model.ts';
import { networkOf } from './network.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/**
 * Rate limits: `points` per `seconds`; `generous` is for development machines, where only an attack or a load test reaches it. Counters are
 * in MongoDB, shared by all processes (V-08).
 */
const LIMITS = {
  /** Wrong passwords for one account from one network. */
  loginPair: { points: 5, seconds: 15 * MINUTE, generous: 200 },
  /** Wrong passwords from one network, for any account. */
  loginNetwork: { points: 30, seconds: 15 * MINUTE, generous: 2_000 },
  /** Wrong passwords for one account from a known device. */
  loginDevice: { points: 5, seconds: 15 * MINUTE, generous: 200 },
  /** Wrong passwords for one account from all unknown devices; beyond it a mailed link is required too. */
  loginAccount: { points: 50, seconds: 24 * HOUR, generous: 2_000 },
  /** Mails with such a link to one account. */
  deviceLink: { points: 5, seconds: HOUR, generous: 100 },
  /** Counted, never refused: for the log and for mails to the owner. */
  loginFailures: { points: 1, seconds: 24 * HOUR, generous: 1 },
  networkFailures: { points: 1, seconds: 24 * HOUR, generous: 1 },
  codeFailures: { points: 1, seconds: 24 * HOUR, generous: 1 },
  /** Wrong recovery codes, counted apart from authenticator codes. */
  recoveryCode: { points: 10, seconds: 15 * MINUTE, generous: 200 },
  /** Wrong codes of a second factor: only callers with the right password get this far. */
  secondFactor: { points: 10, seconds: 15 * MINUTE, generous: 200 },
  /** Registrations, which also reveal which user names are taken (V-10). */
  register: { points: 20, seconds: HOUR, generous: 2_000 },
  /** Mails to one address, whoever requests them (L-01). */
  mailAddress: { points: 3, seconds: HOUR, generous: 100 },
  /** Mails requested from one network. */
  mailNetwork: { points: 30, seconds: HOUR, generous: 2_000 },
  /** Attempts with tokens of verification, reset and set-up. */
  token: { points: 60, seconds: HOUR, generous: 2_000 },
  /** Pushes of one account: a healthy device sends one a second at most. */
  push: { points: 600, seconds: 5 * MINUTE, generous: 20_000 },
  /** Drawings of one account; a device that was offline for long has many. */
  drawing: { points: 600, seconds: 5 * MINUTE, generous: 20_000 },
  /** Archives of one account, exported or imported (L-01). */
  archive: { points: 20, seconds: HOUR, generous: 2_000 },
  lead: { points: 60, seconds: HOUR, generous: 2_000 },
  /** Reports of browsers: violations of the page policy, loads of remotes. */
  report: { points: 120, seconds: HOUR, generous: 10_000 },
} as const;

export type LimitName = keyof typeof LIMITS;

/** IPv6 prefixes that one line or one provider assigns, with their factor over a single /64. */
const WIDER = [
  { bits: 56, factor: 2 },
  { bits: 48, factor: 4 },
] as const;

/**
 * Exponential backoff: a limit that is exceeded again within a day blocks twice as long as before, an hour at most: never a permanent lock.
 */
const STRIKES_SECONDS = 24 * HOUR;
const LONGEST_BLOCK_SECONDS = HOUR;

/** Keys contain addresses and names: only their hash is stored. */
const hashed = (key: string): string => createHash('sha256').update(key).digest('base64url').slice(0, 22);

interface Limiter {
  readonly count: RateLimiterMongo;
  readonly strikes: RateLimiterMongo;
  readonly seconds: number;
}

/** Rate limits, per network or account. `consume` throws 429 with Retry-After. */
export class Limits {
  readonly #mode: Env['rateLimits'];
  readonly #limiters = new Map<string, Limiter>();

  constructor(mode: Env['rateLimits']) {
    this.#mode = mode;
  }

  /** Counts one attempt. @throws HttpProblem 429 when it exceeds the limit; Retry-After doubles from one exhausted limit to the next */
  async consume(name: LimitName, key: string, factor = 1): Promise<void> {
    if (this.#mode === 'off') return;
    const limiter = this.#limiter(name, factor);
    try {
      await limiter.count.consume(hashed(key));
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      throw tooManyRequests(await this.#blockedSeconds(limiter, hashed(key), refusal));
    }
  }

  /** Counts one attempt of a network and, for IPv6, of the wider prefixes that contain it. @throws HttpProblem 429 */
  async consumeNetwork(name: LimitName, ip: string): Promise<void> {
    await this.consume(name, networkOf(ip));
    if (!isIPv6(ip)) return;
    for (const { bits, factor } of WIDER) await this.consume(name, networkOf(ip, bits), factor);
  }

  /** Refunds an attempt of `consumeNetwork`. */
  async refundNetwork(name: LimitName, ip: string): Promise<void> {
    await this.refund(name, networkOf(ip));
    if (!isIPv6(ip)) return;
    for (const { bits, factor } of WIDER) await this.refund(name, networkOf(ip, bits), factor);
  }

  /** Counts one attempt, and refuses nothing. @returns the number so far; 0 where limits are off */
  async count(name: LimitName, key: string): Promise<number> {
    if (this.#mode === 'off') return 0;
    return (await this.#limiter(name).count.penalty(hashed(key))).consumedPoints;
  }

  /** Counts one attempt. @returns whether it is within the limit: for calls that get another answer beyond it instead of a refusal */
  async isWithin(name: LimitName, key: string): Promise<boolean> {
    if (this.#mode === 'off') return true;
    const { count } = this.#limiter(name);
    return (await count.penalty(hashed(key))).consumedPoints <= count.points;
  }

  /** Refunds one attempt: it was none of those that are limited. */
  async refund(name: LimitName, key: string, factor = 1): Promise<void> {
    if (this.#mode !== 'off') await this.#limiter(name, factor).count.reward(hashed(key));
  }

  /** Deletes all attempts and blocks of a key. */
  async clear(name: LimitName, key: string): Promise<void> {
    if (this.#mode === 'off') return;
    const { count, strikes } = this.#limiter(name);
    await Promise.all([count.delete(hashed(key)), strikes.delete(hashed(key))]);
  }

  /** The first refusal of a block sets its duration; the following ones only read it. */
  async #blockedSeconds({ count, strikes, seconds }: Limiter, key: string, refusal: RateLimiterRes): Promise<number> {
    if (refusal.consumedPoints !== count.points + 1) return refusal.msBeforeNext / 1000;
    const { consumedPoints } = await strikes.penalty(key);
    const blockSeconds = Math.min(seconds * 2 ** (consumedPoints - 1), Math.max(seconds, LONGEST_BLOCK_SECONDS));
    await count.block(key, blockSeconds);
    return blockSeconds;
  }

  #limiter(name: LimitName, factor = 1): Limiter {
    const prefix = factor === 1 ? name : `${name}-x${factor}`;
    const known = this.#limiters.get(prefix);
    if (known) return known;
    const { points, seconds, generous } = LIMITS[name];
    const tableName = LimitModel.collection.name;
    const options = { storeClient: database(), tableName, disableIndexesCreation: true };
    const limiter = {
      count: new RateLimiterMongo({
        ...options,
        keyPrefix: prefix,
        points: (this.#mode === 'on' ? points : generous) * factor,
        duration: seconds,
      }),
      strikes: new RateLimiterMongo({
        ...options,
        keyPrefix: `${prefix}-strikes`,
        points: 1,
        duration: STRIKES_SECONDS,
      }),
      seconds,
    };
    this.#limiters.set(prefix, limiter);
    return limiter;
  }
}
