import type { Dice } from './dice.ts';
import { wait } from './dice.ts';

/** Rates of what may happen to one call (SYNC §7). */
const RATES = { lost: 0.05, answerLost: 0.06, doubled: 0.05, late: 0.05, slow: 0.15 };
/** Milliseconds until a call that arrives late reaches the server: longer than the first retries take. */
const LATE_MS = { least: 800, most: 5_000 };
const SLOW_MS = 600;
/** Timeout of one attempt; a frozen process does not answer at all. */
const TIMEOUT_MS = 6_000;

export interface Answer {
  readonly status: number;
  readonly retryAfterMs: number | undefined;
  readonly body: unknown;
}

export interface Request {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: unknown;
}

/** The network between a device and the processes of the API: loses, repeats, delays and reorders calls until it is healed. */
export class FaultyNetwork {
  readonly faults = new Map<string, number>();
  /** Longest time between two acknowledged pushes, in milliseconds. */
  longestGapMs = 0;
  acknowledged = 0;
  #lastPushAt = performance.now();
  #isHealed = false;

  constructor(
    readonly dice: Dice,
    /** Addresses of the processes, those that are down as well. */
    readonly addresses: () => readonly string[],
  ) {}

  heal(): void {
    this.#isHealed = true;
  }

  note(fault: string): void {
    this.faults.set(fault, (this.faults.get(fault) ?? 0) + 1);
  }

  /** One call, to any process. @throws Error when the device gets no answer, whether or not the server has acted */
  async call(cookie: string, request: Request): Promise<Answer> {
    const send = () => this.#send(cookie, request);
    switch (this.#fault()) {
      case 'lost':
        throw new Error('lost on the way');
      case 'answerLost':
        await send();
        throw new Error('the answer was lost');
      case 'doubled': {
        const [first] = await Promise.all([send(), send().catch(() => undefined)]);
        return first;
      }
      case 'late':
        // The device gives up, tries again, and then the first attempt arrives.
        void wait(this.dice.between(LATE_MS.least, LATE_MS.most))
          .then(send)
          .catch(() => undefined);
        throw new Error('no answer in time');
      case 'slow':
        await wait(this.dice.between(0, SLOW_MS));
        return send();
      case undefined:
        return send();
    }
  }

  #fault(): keyof typeof RATES | undefined {
    if (this.#isHealed) return undefined;
    let draw = this.dice.next();
    for (const [name, rate] of Object.entries(RATES) as [keyof typeof RATES, number][]) {
      draw -= rate;
      if (draw >= 0) continue;
      this.note(name);
      return name;
    }
    return undefined;
  }

  async #send(cookie: string, { method, path, body }: Request): Promise<Answer> {
    const address = this.dice.one(this.addresses());
    const response = await fetch(address + path, {
      method,
      headers: { cookie, origin: address, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const text = await response.text();
    if (response.status === 200 && method === 'POST') this.#acknowledge();
    const seconds = Number(response.headers.get('retry-after'));
    return {
      status: response.status,
      retryAfterMs: seconds > 0 ? seconds * 1000 : undefined,
      body: text === '' ? undefined : JSON.parse(text),
    };
  }

  #acknowledge(): void {
    const now = performance.now();
    this.longestGapMs = Math.max(this.longestGapMs, now - this.#lastPushAt);
    this.#lastPushAt = now;
    this.acknowledged += 1;
  }
}
