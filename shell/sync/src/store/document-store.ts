import type { SyncKind } from '@app/contract/sync';
import type { UnitOfWork, SyncState } from '../document/unit-of-work.ts';
import type { LocalDocument } from '../document/local-document.ts';

/** Which documents a transaction loads. Those by id come with their siblings. */
export interface LoadOptions {
  readonly ids?: readonly string[];
  /** All in the outbox. */
  readonly outbox?: boolean;
  readonly all?: boolean;
  /** Their ink too, which is large. */
  readonly ink?: boolean;
}

export interface CommitResult<T> {
  readonly result: T;
  readonly changed: readonly LocalDocument[];
  /** Ids of removed documents. */
  readonly dropped: readonly string[];
}

/** A drawing on this device. */
export interface StoredDrawing {
  readonly hash: string;
  readonly bytes: ArrayBuffer;
  readonly type: string;
  /** Whether the server has it. */
  readonly isSent: boolean;
  /** The server refuses it; it stays on this device. */
  readonly isRefused?: boolean;
  /** When it is offered again (ISO 8601), as the account had no room for it. Absent: never. */
  readonly again?: string;
}

/** The account's documents on this device. */
export interface DocumentStore {
  /** One transaction: loads documents, lets `act` change them, stores all changes or none. `act` may run again. */
  update<T>(wanted: LoadOptions, act: (work: UnitOfWork) => T): Promise<CommitResult<T>>;
  /** Documents of a kind, newest first, without ink. `before` is the last one of the page before. */
  page(kind: SyncKind, limit: number, before?: LocalDocument): Promise<readonly LocalDocument[]>;
  /** Documents by name, without ink; those that are not there are left out. */
  read(ids: readonly string[]): Promise<readonly LocalDocument[]>;
  /** The outbox, without the server's ink. */
  waiting(): Promise<readonly LocalDocument[]>;
  state(): Promise<SyncState>;
  keepDrawing(drawing: StoredDrawing): Promise<void>;
  drawing(hash: string): Promise<StoredDrawing | undefined>;
  unsentDrawings(): Promise<readonly StoredDrawing[]>;
  /** Removes everything and starts again from a state. */
  clear(state: SyncState): Promise<void>;
  close(): void;
}

/** Documents are ordered by creation time. */
export const sortKey = ({ known, madeAt }: LocalDocument): string => known?.createdAt ?? madeAt ?? '';
