import type { SyncKind } from '@app/contract/sync';
import type { StoredDocument } from '@app/contract/documents';
import type { Value } from '@app/sync/document/local-document';

/** A document as an old text has it. */
export interface MirroredDocument {
  readonly kind: SyncKind;
  /** What it is called by in the text; of an entry its creation time. */
  readonly name: string;
  readonly fields: Readonly<Record<string, Value>>;
  /** Pictures as data URLs, by the field that is to hold them. */
  readonly pictures?: Readonly<Record<string, readonly string[]>>;
}

interface Reading {
  readonly documents: readonly MirroredDocument[];
  /** False where part of the text could not be read. */
  readonly isComplete: boolean;
}

/** One of the keys that the specification fixes in local storage (2§3, D17). */
export interface MirrorFormat {
  readonly key: string;
  readonly kinds: readonly SyncKind[];
  /** What the console says of a text that cannot be read (2§8). */
  readonly complaint: string;
  /** The documents as text; `undefined` where there is nothing to write. */
  write(list: (kind: SyncKind) => readonly StoredDocument[]): string | undefined;
  /** @returns `undefined` for a text that cannot be read at all */
  read(text: string): Reading | undefined;
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Parsed JSON; `undefined` for what is none. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
