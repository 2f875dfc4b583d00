import type { SyncKind } from '@app/contract/sync';

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

export interface FieldState {
  /** As it is kept: for a list of drawings, pairs of hash and the revision that added it. */
  readonly value: Json;
  /** The `seq` of its last change. */
  readonly rev: number;
}

/** A document as the engine works on it: never changed in place. */
export interface SyncDocument {
  readonly kind: SyncKind;
  readonly key: string;
  /** For a sibling: the id of the document whose field has another version here. */
  readonly of?: string;
  /** The number that only this document of hers has, where its kind has one. */
  readonly number?: number;
  readonly rev: number;
  readonly deleted: boolean;
  readonly fields: Readonly<Record<string, FieldState>>;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** Of one user's documents, the name of this one. */
export const documentId = (kind: SyncKind, key: string): string => `${kind}/${key}`;
