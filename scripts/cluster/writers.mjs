import { randomUUID } from 'node:crypto';
import { signIn } from '../product/demo-user.mjs';
import { pause } from './wait.mjs';

const ATTEMPT_MS = 10_000;
const RETRY_MS = 200;
/** Pause after a save: ten devices stay below what the accounts of a development machine may send. */
const BREATH_MS = 50;

/** Times between acknowledgements. */
class Gaps {
  #longestMs = 0;
  #lastAt = performance.now();

  begin() {
    this.#longestMs = 0;
    this.#lastAt = performance.now();
  }

  acknowledged() {
    this.#longestMs = this.longestMs();
    this.#lastAt = performance.now();
  }

  /** Longest so far, the one that still lasts included. */
  longestMs() {
    return Math.max(this.#longestMs, performance.now() - this.#lastAt);
  }
}

/** Devices that save one entry after the other through the balancer, and send again what is not acknowledged, as the page does. */
export class Writers {
  /** Keys of the entries that were acknowledged. */
  saved = new Set();
  /** Attempts without an acknowledgement since `begin`. */
  #failed = 0;
  /** Acknowledgements since `begin`, of all devices together and of each. */
  #together = new Gaps();
  #ofEach;
  /** Documents that the accounts had before. */
  #before = new Set();
  #isOver = false;
  #running = [];

  constructor(url, cookies) {
    this.url = url;
    this.cookies = cookies;
    this.#ofEach = cookies.map(() => new Gaps());
  }

  /** Signs in one session of a demo account for each device. */
  static async signIn(url, usernames) {
    const cookies = [];
    for (const username of usernames) cookies.push((await signIn(url, username)).cookie);
    return new Writers(url, cookies);
  }

  async start() {
    this.#before = await this.#kept();
    this.#running = this.cookies.map((cookie, i) => this.#write(cookie, this.#ofEach[i]));
  }

  /** Starts counting anew. */
  begin() {
    for (const gaps of [this.#together, ...this.#ofEach]) gaps.begin();
    this.#failed = 0;
  }

  /** Longest time without an acknowledgement since `begin`, in milliseconds, of all devices together and of the one that waited longest. */
  noticed() {
    const deviceMs = Math.max(...this.#ofEach.map((gaps) => gaps.longestMs()));
    return { gapMs: this.#together.longestMs(), deviceMs, failed: this.#failed };
  }

  async stop() {
    this.#isOver = true;
    await Promise.all(this.#running);
  }

  /** Compares what was acknowledged with what the server has. @returns numbers of entries: `lost`, and `doubled`, versions beside them included */
  async compare() {
    const kept = await this.#kept();
    const more = [...kept].filter((key) => !this.#before.has(key) && !this.saved.has(key));
    return { lost: [...this.saved].filter((key) => !kept.has(key)).length, doubled: more.length };
  }

  /** Keys of all entries, and of all versions beside them. */
  async #kept() {
    const found = [];
    for (const cookie of this.cookies) {
      for (let cursor = 0, more = true; more;) {
        const answer = await fetch(`${this.url}/api/sync/pull?cursor=${cursor}`, { headers: { cookie } });
        const body = await answer.json();
        const words = body.docs.filter(({ kind, deleted }) => ['entry', 'sibling'].includes(kind) && !deleted);
        found.push(...words.map(({ key }) => key));
        ({ cursor, more } = body);
      }
    }
    return new Set(found);
  }

  async #write(cookie, gaps) {
    const clientId = randomUUID();
    for (let opNo = 1; !this.#isOver; opNo += 1) {
      const key = randomUUID();
      const op = {
        opId: randomUUID(),
        opNo,
        kind: 'entry',
        key,
        action: 'set',
        fields: { 'responses.text': { value: `Guardado número ${opNo}.`, baseRev: 0 } },
        createdAt: new Date().toISOString(),
      };
      while (!(await this.#push(cookie, { clientId, ops: [op] }))) {
        this.#failed += 1;
        await pause(RETRY_MS);
      }
      this.saved.add(key);
      for (const each of [this.#together, gaps]) each.acknowledged();
      await pause(BREATH_MS);
    }
  }

  async #push(cookie, body) {
    try {
      const answer = await fetch(`${this.url}/api/sync/push`, {
        method: 'POST',
        headers: { cookie, 'Content-Type': 'application/json', Origin: this.url },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(ATTEMPT_MS),
      });
      if (!answer.ok) return false;
      const { results } = await answer.json();
      return ['applied', 'duplicate'].includes(results[0].status);
    } catch {
      return false;
    }
  }
}
