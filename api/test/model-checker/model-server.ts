import type { SyncDoc } from '@app/contract/sync';
import type { KindTable } from '../../src/resources/writing/sync/engine/kind-rules.ts';
import { PUSH_LIMITS, type PushLimits } from '../../src/resources/writing/sync/engine/apply-operation.ts';
import type { History } from '@app/sync/merge/shared-until';
import { MemoryServer, type Safeguards } from './memory-server.ts';
import type { PullAnswer, PushAnswer } from './model-device.ts';

export interface Batch {
  readonly clientId: string;
  readonly ops: readonly unknown[];
  readonly epoch: string | undefined;
}

/** Room of an answer: applied operations, and bytes of their documents. */
export interface AnswerRoom {
  readonly operations: number;
  readonly bytes: number;
}
const ROOMY: AnswerRoom = { operations: Infinity, bytes: Infinity };

/** One user's server whose operator may restore a backup. */
export class ModelServer {
  #engine: MemoryServer;
  #history: History = { epoch: epochName(0) };
  /** Newest first. */
  #backups: { readonly engine: MemoryServer; readonly history: History }[] = [];
  #restores = 0;

  constructor(kinds: KindTable, safeguards: Safeguards | undefined) {
    this.#engine = new MemoryServer(kinds, safeguards);
  }

  /** Small enough for schedules to reach it. */
  #limits: PushLimits = { ...PUSH_LIMITS, siblings: 1, textBytes: Infinity };

  push({ clientId, ops, epoch }: Batch, { operations, bytes }: AnswerRoom = ROOMY): PushAnswer {
    // Revisions of another history would claim to have seen versions that nobody has.
    if (epoch !== undefined && epoch !== this.#history.epoch) return { results: [], docs: [], ...this.#history };
    const done = structuredClone(ops.slice(0, operations));
    const answer = this.#engine.pushForDocs(clientId, done, { limits: this.#limits, roomBytes: bytes });
    return { ...answer, ...this.#history };
  }

  /** Free room in the account. */
  leaveRoom(bytes: number): void {
    this.#limits = { ...this.#limits, textBytes: this.#engine.textBytes + bytes };
  }

  pull(cursor: number): PullAnswer {
    return { docs: this.#engine.pull(cursor), cursor: this.#engine.seq, ...this.#history };
  }

  get liveDocuments(): SyncDoc[] {
    return this.#engine.liveDocuments;
  }

  backUp(): void {
    this.#backups.unshift({ engine: this.#engine.copy(), history: this.#history });
  }

  /** Restores one of the backups under a new epoch; former epochs are in the database, and are restored with it. `age`: 0 for the newest. */
  restore(age: number): void {
    const backup = this.#backups.at(Math.min(age, this.#backups.length - 1));
    if (!backup) return;
    const { epoch, ancestors = [] } = backup.history;
    this.#engine = backup.engine.copy();
    this.#restores += 1;
    this.#history = {
      epoch: epochName(this.#restores),
      ancestors: [...ancestors, { epoch, until: this.#engine.seq }],
    };
  }
}

/** Sorts by name as by start. */
const epochName = (restores: number): string => `epoch ${String(restores).padStart(3, '0')}`;
