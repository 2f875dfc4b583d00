import type { SyncDoc, SyncResult } from '@app/contract/sync';
import { randomUUID } from 'node:crypto';
import { Device } from '../model-checker/device.ts';
import { type Dice, wait } from './dice.ts';
import type { FaultyNetwork } from './faulty-network.ts';
import { newWord, placesAt, type TypedWords } from './typed-words.ts';

/** A client that knows the contract alone (SYNC §5), written apart from the product's: what it shows must be what the product shows. */
export class PlainDevice {
  readonly #device: Device;
  isClean = true;

  constructor(
    readonly name: string,
    readonly network: FaultyNetwork,
    readonly dice: Dice,
    public cookie: string,
  ) {
    this.#device = new Device(name);
    this.#device.clientId = randomUUID();
  }

  get state(): string {
    return this.#device.state;
  }

  async typeUntil(isOver: () => boolean, elapsedMs: () => number, words: TypedWords): Promise<void> {
    while (!isOver()) {
      const { kind, key, field } = this.dice.one(placesAt(elapsedMs()));
      const word = newWord(this.name);
      words.type(word);
      this.#device.write({ kind, key }, field, `${this.#device.text(`${kind}/${key}`, field)} ${word}`.trim());
      words.keep([word]); // in its memory, which it keeps
      await this.synchronise();
      await wait(this.dice.between(100, 900));
    }
  }

  /** One attempt; what gets no answer is sent again by the next. */
  async synchronise(): Promise<void> {
    try {
      await this.#push();
      await this.#pull();
    } catch {
      await wait(300);
    }
    this.isClean = this.#device.isClean;
  }

  async #push(): Promise<void> {
    const ops = this.#device.outgoing().slice(0, 50);
    if (ops.length === 0) return;
    const body = { clientId: this.#device.clientId, ops };
    const answer = await this.network.call(this.cookie, { method: 'POST', path: '/api/sync/push', body });
    if (answer.status !== 200) throw new Error(`push answered ${answer.status}`);
    this.#device.applyPushResults((answer.body as { results: SyncResult[] }).results);
  }

  async #pull(): Promise<void> {
    for (let more = true; more;) {
      const path = `/api/sync/pull?cursor=${this.#device.cursor}`;
      const answer = await this.network.call(this.cookie, { method: 'GET', path });
      if (answer.status !== 200) throw new Error(`pull answered ${answer.status}`);
      const page = answer.body as { docs: SyncDoc[]; more: boolean };
      this.#device.pull({ pull: () => page.docs });
      ({ more } = page);
    }
  }
}
