import type { SyncDoc, SyncOperation, SyncResult } from '@app/contract/sync';
import type { History } from '../merge/shared-until.ts';

/** The server's position in the account's history. */
export interface Position extends History {
  readonly cursor: number;
  /** It, or the first that it continues, began because the user erased the account's data. */
  readonly erased?: boolean;
  /** Drawings that the answer's documents name and the server does not have. */
  readonly missingDrawings?: readonly string[];
}

export interface PushAnswer extends Position {
  /** Results of a prefix of the operations; the others are sent again. */
  readonly results: readonly SyncResult[];
  /** The documents that results name, each once, up to the answer's limit: the others have to be pulled. */
  readonly docs?: readonly SyncDoc[];
  /** Operations or documents are left over. */
  readonly more?: boolean;
}

export interface PullAnswer extends Position {
  readonly docs: readonly SyncDoc[];
  readonly more: boolean;
}

/** The calls of synchronisation: HTTP in the shell, a fake server in tests. */
export interface Transport {
  push(client: { clientId: string; epoch?: string }, ops: readonly SyncOperation[]): Promise<PushAnswer>;
  /** What changed after `cursor`. */
  pull(cursor: number): Promise<PullAnswer>;
  putDrawing(hash: string, picture: Blob): Promise<void>;
  getDrawing(hash: string): Promise<Blob | undefined>;
}

/** What a transport throws when the server answers with a failure. Any other error of a transport means that no answer came. */
export interface FailedAnswer extends Error {
  /** HTTP status. */
  readonly status: number;
  readonly problem?: { readonly message?: string };
  /** How long the server asks to wait before the next attempt. */
  readonly retryAfterMs?: number;
}

export const isFailedAnswer = (error: unknown): error is FailedAnswer =>
  error instanceof Error && 'status' in error && typeof error.status === 'number';
