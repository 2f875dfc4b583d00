import type { SyncKind } from '@app/contract/sync';
import type { UnitOfWork, SyncState } from '../unit-of-work.ts';
import type { LocalDocument } from '../merge/local-document.ts';

/** Which documents a step needs. Named ones come with their siblings. */
export interface LoadOptions {
  readonly ids?: readonly string[];
  /** All with something to send. */
  readonly outbox?: boolean;
  readonly all?: boolean;
  /** Their ink too, which is large. */
  readonly ink?: boolean;
}

export interface CommitResult<T> {
  readonly result: T;
  readonly changed: readonly LocalDocument[];
  /** Ids of documents that are no more. */
  readonly dropped: readonly string[];
}

/** A drawing on this device. */
export interface StoredDrawing {
  readonly hash: string;
  readonly bytes: ArrayBuffer;
  readonly type: string;
  /** Whether the server has it. */
  readonly isSent: boolean;
  /** The server will never take it; it stays here. */
  readonly isRefused?: boolean;
}

/** Her account's documents on this device. */
export interface DocumentStore {
  /** Reads what is wanted, lets `act` change it, and writes all that it changed in one transaction, or nothing. `act` may run again. */
  update<T>(wanted: LoadOptions, act: (work: UnitOfWork) => T): Promise<CommitResult<T>>;
  /** Documents of a kind, newest first, without ink. `before` is the last one of the page before. */
  page(kind: SyncKind, limit: number, before?: LocalDocument): Promise<readonly LocalDocument[]>;
  /** Documents by name, without ink; those that are not there are left out. */
  read(ids: readonly string[]): Promise<readonly LocalDocument[]>;
  /** All documents with something to send, without the server's ink. */
  waiting(): Promise<readonly LocalDocument[]>;
  state(): Promise<SyncState>;
  keepDrawing(drawing: StoredDrawing): Promise<void>;
  drawing(hash: string): Promise<StoredDrawing | undefined>;
  unsentDrawings(): Promise<readonly StoredDrawing[]>;
  /** Forgets everything of hers, and goes on from there. */
  clear(state: SyncState): Promise<void>;
  close(): void;
}

/** By which documents are ordered: when they were made. */
export const sortKey = ({ known, madeAt }: LocalDocument): string => known?.createdAt ?? madeAt ?? '';
