import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import mongoose from 'mongoose';
import { RateLimiterMongo, RateLimiterRes } from 'rate-limiter-flexible';
import type { Env } from '../env.ts';
import { tooManyRequests } from '../errors.ts';
import { database } from '../mongo.ts';
import {
  ALLOWANCE_SECONDS,
  type AllowanceName,
  ALLOWANCES,
  type LimitName,
  LIMITS,
  UNWEIGHED_BYTES,
} from './allowances.ts';
import { LimitModel } from './limit.model.ts';
import { networkOf } from './network.ts';

/** IPv6 prefixes that one line or one provider assigns, with their factor over a single /64. */
const WIDER = [
  { bits: 56, factor: 2 },
  { bits: 48, factor: 4 },
] as const;

/**
 * Exponential backoff: a limit that is exceeded again within a day blocks twice as long as before, an hour at most: never a permanent lock.
 */
const STRIKES_SECONDS = 24 * 60 * 60;
const LONGEST_BLOCK_SECONDS = 60 * 60;

/** Keys contain addresses and names: only their hash is stored. */
const hashed = (key: string): string => createHash('sha256').update(key).digest('base64url').slice(0, 22);

interface Limiter {
  readonly count: RateLimiterMongo;
  readonly strikes: RateLimiterMongo;
  readonly seconds: number;
}

const BYTES_PER_POINT = 1_000;

/**
 * Rate limits, per network or account: `consume` counts calls, `assertLeft` and `spend` count bytes. A refusal is a 429 with Retry-After.
 * Counters are in MongoDB, shared by all processes (V-08).
 */
export class Limits {
  readonly #mode: Env['rateLimits'];
  readonly #limiters = new Map<string, Limiter>();
  readonly #allowances = new Map<AllowanceName, RateLimiterMongo>();

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
  async countWithin(name: LimitName, key: string): Promise<boolean> {
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

  /** Call before work whose bytes are known only afterwards. @throws HttpProblem 429 where nothing of the hour's allowance is left */
  async assertLeft(name: AllowanceName, key: string): Promise<void> {
    if (this.#mode === 'off') return;
    const allowance = this.#allowance(name);
    const used = await allowance.get(hashed(key));
    if (used && used.consumedPoints >= allowance.points) throw tooManyRequests(used.msBeforeNext / 1000);
  }

  /** Adds transferred bytes. They may exceed the allowance: the next call is refused. */
  async spend(name: AllowanceName, key: string, bytes: number): Promise<void> {
    if (this.#mode === 'off' || bytes < UNWEIGHED_BYTES) return;
    await this.#allowance(name).penalty(hashed(key), Math.ceil(bytes / BYTES_PER_POINT));
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
    const limiter = {
      count: new RateLimiterMongo({
        ...stored(),
        keyPrefix: prefix,
        points: (this.#mode === 'on' ? points : generous) * factor,
        duration: seconds,
      }),
      strikes: new RateLimiterMongo({
        ...stored(),
        keyPrefix: `${prefix}-strikes`,
        points: 1,
        duration: STRIKES_SECONDS,
      }),
      seconds,
    };
    this.#limiters.set(prefix, limiter);
    return limiter;
  }

  #allowance(name: AllowanceName): RateLimiterMongo {
    const known = this.#allowances.get(name);
    if (known) return known;
    const { megabytes, generous } = ALLOWANCES[name];
    const points = ((this.#mode === 'on' ? megabytes : generous) * 1_000_000) / BYTES_PER_POINT;
    const allowance = new RateLimiterMongo({
      ...stored(),
      keyPrefix: `${name}-bytes`,
      points,
      duration: ALLOWANCE_SECONDS,
    });
    this.#allowances.set(name, allowance);
    return allowance;
  }
}

/**
 * Counters are acknowledged by the primary alone: waiting for a majority would cost each call a second commit, and a failover forgets at most
 * the attempts of its last moments.
 */
const stored = () => ({
  storeClient: counters(),
  tableName: LimitModel.collection.name,
  disableIndexesCreation: true,
});

const counters = () => mongoose.connection.getClient().db(database().databaseName, { writeConcern: { w: 1 } });
