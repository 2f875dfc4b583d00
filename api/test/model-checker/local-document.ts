import type { SyncDoc, SyncOperation } from '@app/contract/sync';
import type { Json } from '../../src/resources/writing/sync/engine/document.ts';

export type DocumentRef = { kind: SyncDoc['kind']; key: string };
export interface Edit {
  value: Json;
  baseRev: number;
  /** Written behind a frozen operation with this value: the base is known when its answer arrives. */
  behind?: { value: Json };
}
export type Pending = { action: 'set'; fields: Record<string, Edit> } | { action: 'delete'; baseRev: number };
export interface Local extends DocumentRef {
  /** Last known state at the server. */
  known?: SyncDoc;
  /** Frozen: sent, without an answer yet. */
  inFlight?: SyncOperation;
  pending?: Pending;
}

export const textOf = (value: Json | undefined): string => (typeof value === 'string' ? value : '');

/** A pending change as it is sent. */
export function inFlightOperations(pending: Pending) {
  if (pending.action === 'delete') return pending;
  return {
    action: 'set' as const,
    fields: Object.fromEntries(
      Object.entries(pending.fields).map(([name, { value, baseRev }]) => [name, { value, baseRev }]),
    ),
  };
}
