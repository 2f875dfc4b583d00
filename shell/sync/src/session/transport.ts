import type { SyncDoc, SyncOperation, SyncResult } from '@app/contract/sync';

/** Which history of hers the server is in. */
export interface Position {
  readonly cursor: number;
  readonly epoch: string;
  /** The number at which this history began; before it all is as it was. */
  readonly since?: number;
  /** It began because she erased her data. */
  readonly erased?: boolean;
}

export interface PushAnswer extends Position {
  /** Of the operations from the first on, as many as were done; the others are sent again. */
  readonly results: readonly SyncResult[];
  /** The documents that results name, each once, as far as an answer goes: the others have to be pulled. */
  readonly docs?: readonly SyncDoc[];
  /** Something is left over; what, the results and documents themselves show. */
  readonly more?: boolean;
  /** Drawings that these operations name and the server does not have. */
  readonly missingDrawings?: readonly string[];
}

export interface PullAnswer extends Position {
  readonly docs: readonly SyncDoc[];
  readonly more: boolean;
}

/** The calls of synchronisation; a test puts its own network in their place. */
export interface Transport {
  push(client: { clientId: string; epoch?: string }, ops: readonly SyncOperation[]): Promise<PushAnswer>;
  pull(cursor: number): Promise<PullAnswer>;
  putDrawing(hash: string, picture: Blob): Promise<void>;
  getDrawing(hash: string): Promise<Blob | undefined>;
}

/** What a transport throws when the server answers with a failure. Any other error of a transport means that no answer came. */
export interface FailedAnswer extends Error {
  /** HTTP status. */
  readonly status: number;
  readonly problem?: { readonly message?: string };
}

export const isFailedAnswer = (error: unknown): error is FailedAnswer =>
  error instanceof Error && 'status' in error && typeof error.status === 'number';
