import type { SyncKind } from '@app/contract/sync';

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

export interface FieldState {
  /** The stored form: for a list of drawings, pairs of hash and the revision that added it. */
  readonly value: Json;
  /** The `seq` of its last change. */
  readonly rev: number;
}

/** An immutable document in the engine. */
export interface SyncDocument {
  readonly kind: SyncKind;
  readonly key: string;
  /** Id of the document that a sibling holds another version of. */
  readonly of?: string;
  /** The number that is unique among the user's documents of this kind, if the kind has one. */
  readonly number?: number;
  readonly rev: number;
  readonly deleted: boolean;
  readonly fields: Readonly<Record<string, FieldState>>;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** The id of a document, unique per user. */
export const documentId = (kind: SyncKind, key: string): string => `${kind}/${key}`;
