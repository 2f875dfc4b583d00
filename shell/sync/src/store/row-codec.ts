import type { AccountSchema } from './database.ts';

/** Stores whose rows are encrypted under a lock (D43). `meta` stays in clear: it has no text, and what opens the others. */
export const ROW_STORES = ['docs', 'ink', 'outbox', 'drawings', 'mirrors', 'reads', 'moves', 'quarantine'] as const;
export type RowStore = (typeof ROW_STORES)[number];
export type Row<Name extends RowStore> = AccountSchema[Name]['value'];

/** How rows, and drafts beside them, are written. Synchronous: a transaction ends while the page waits for anything else. */
export interface RowCodec {
  /** Of a lock; absent where rows are in clear. */
  readonly key?: Uint8Array;
  /** The row as it is stored; typed as it was, because only a codec looks into it. */
  seal<Name extends RowStore>(name: Name, row: Row<Name>): Row<Name>;
  /** @throws Error if it is sealed with another key, or was altered */
  open<Name extends RowStore>(name: Name, row: Row<Name>): Row<Name>;
  sealText(text: string): string;
  /** @throws Error as `open` */
  openText(text: string): string;
}

/** Begins every sealed text. */
export const SEALED_TEXT = 'sealed:';

export const isSealed = (row: object): boolean => 'sealed' in row;

/** Rows as they are: where no lock is set. */
export const clearCodec: RowCodec = {
  seal: (_, row) => row,
  open(_, row) {
    if (isSealed(row)) throw new Error('a row is sealed');
    return row;
  },
  sealText: (text) => text,
  openText(text) {
    if (text.startsWith(SEALED_TEXT)) throw new Error('a text is sealed');
    return text;
  },
};
