import type { SyncDoc } from '@app/contract/sync';
import type { KindTable } from '../../src/resources/writing/sync/engine/kind-rules.ts';
import type { PushLimits } from '../../src/resources/writing/sync/engine/apply-operation.ts';
import { MemoryServer, type Safeguards } from './memory-server.ts';
import type { PullAnswer, PushAnswer } from './model-device.ts';

export interface Batch {
  readonly clientId: string;
  readonly ops: readonly unknown[];
  readonly epoch: string | undefined;
}

/** For how much an answer has room: operations that are done, and bytes of their documents. */
export interface AnswerRoom {
  readonly operations: number;
  readonly bytes: number;
}
const ROOMY: AnswerRoom = { operations: Infinity, bytes: Infinity };

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

  /** So small that schedules come to it. */
  #limits: PushLimits = { siblings: 1, textBytes: Infinity };

  push({ clientId, ops, epoch }: Batch, { operations, bytes }: AnswerRoom = ROOMY): PushAnswer {
    // Revisions of another history would claim to have seen what nobody has.
    if (epoch !== undefined && epoch !== this.#position.epoch) return { results: [], docs: [], ...this.#position };
    const done = structuredClone(ops.slice(0, operations));
    const answer = this.#engine.pushForDocs(clientId, done, { limits: this.#limits, roomBytes: bytes });
    return { ...answer, ...this.#position };
  }

  /** There is room for so much more in the account. */
  leaveRoom(bytes: number): void {
    this.#limits = { ...this.#limits, textBytes: this.#engine.textBytes + bytes };
  }

  pull(cursor: number): PullAnswer {
    return { docs: this.#engine.pull(cursor), cursor: this.#engine.seq, ...this.#position };
  }

  get liveDocuments(): SyncDoc[] {
    return this.#engine.liveDocuments;
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
