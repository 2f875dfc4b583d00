import type { SyncDoc } from '@app/contract/sync';
import type { KindTable } from '../../src/resources/sync/engine/kind-rules.ts';
import { MemoryServer, type Safeguards } from './memory-server.ts';
import type { PullAnswer, PushAnswer } from './model-device.ts';

/** One user's server whose operator may restore a backup. */
export class ModelServer {
  #engine: MemoryServer;
  #backup: MemoryServer | undefined;
  #epoch = 0;
  #since = 0;

  constructor(
    kinds: KindTable,
    readonly safeguards: Safeguards | undefined,
  ) {
    this.#engine = new MemoryServer(kinds, safeguards);
  }

  push(clientId: string, ops: readonly unknown[], epoch: string | undefined): PushAnswer {
    // Revisions of another history would claim to have seen what nobody has.
    if (epoch !== undefined && epoch !== this.#position.epoch) return { results: [], ...this.#position };
    return { results: this.#engine.push(clientId, structuredClone(ops)), ...this.#position };
  }

  pull(cursor: number): PullAnswer {
    return { docs: this.#engine.pull(cursor), cursor: this.#engine.seq, ...this.#position };
  }

  get living(): SyncDoc[] {
    return this.#engine.living;
  }

  backUp(): void {
    this.#backup = this.#engine.copy();
  }

  /** The server goes back in time, and says so by another name. */
  restore(): void {
    if (!this.#backup) return;
    this.#engine = this.#backup.copy();
    this.#epoch += 1;
    this.#since = this.#engine.seq;
  }

  get #position() {
    return { epoch: `epoch ${this.#epoch}`, since: this.#since };
  }
}
