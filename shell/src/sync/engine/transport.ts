import { pullChanges, pushChanges, type SyncDoc, type SyncOperation, type SyncResult } from '@app/contract/sync';
import { call } from '@app/shared-ui/host';
import { untilSignOut as signal } from '../../session/pending-sign-out.ts';
import { fetchDrawing, sendDrawing } from './drawing-calls.ts';

/** Documents of one answer: a phone takes in a hundred without a pause that she would notice. */
const PULL_PAGE = 100;

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

/** Nothing is asked any more once she signs out: it would be answered as to a stranger. What she wrote stays on its way. */
export const httpTransport = (): Transport => ({
  push: ({ clientId, epoch }, ops) =>
    call(pushChanges, { query: { answer: 'docs' }, body: { clientId, ops: [...ops], ...(epoch ? { epoch } : {}) } }),
  pull: (cursor) => call(pullChanges, { query: { cursor, limit: PULL_PAGE }, signal }),
  putDrawing: sendDrawing,
  getDrawing: fetchDrawing,
});
