import type { SyncDocument } from './engine/document.ts';
import type { Ledger } from './engine/ledger.ts';
import { drawingHashesOf } from './engine/merge-field.ts';

const isPicture = (name: string): boolean => name.startsWith('canvasData.') || name.startsWith('savedDrawings.');

/** The drawings that a document references. */
export function namedDrawings({ fields }: Pick<SyncDocument, 'fields'>): string[] {
  return Object.entries(fields).flatMap(([name, state]) => (isPicture(name) ? drawingHashesOf(state) : []));
}

const HASH_IN_JSON = /"([0-9a-f]{64})"/g;

/** What may be drawings in operations that are not processed. */
export const drawingsNamedIn = (ops: readonly unknown[]): string[] => [
  ...new Set([...JSON.stringify(ops).matchAll(HASH_IN_JSON)].flatMap(([, hash]) => hash ?? [])),
];

/** Drawings that documents changed by a batch referenced before, and no longer do. */
export function droppedDrawings(ledger: Ledger): string[] {
  const ids = [...ledger.changed];
  const before = new Set(ids.flatMap((id) => hashesOf(ledger.before.get(id))));
  for (const hash of ids.flatMap((id) => hashesOf(ledger.documents.get(id)))) before.delete(hash);
  return [...before];
}

const hashesOf = (document: SyncDocument | undefined): string[] => (document ? namedDrawings(document) : []);
