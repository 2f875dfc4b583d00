import type { SyncDoc, SyncOperation, SyncResult } from '@app/contract/sync';
import { Desk } from '../core/desk.ts';
import { freeze, type Sending } from '../core/freeze.ts';
import { documentId, type LocalDocument, type Names } from '../core/local-document.ts';
import { receive } from '../core/receive.ts';
import { shownFields } from '../core/shown.ts';
import type { FieldEdit } from '../core/values.ts';
import { type Seen, write } from '../core/write.ts';

export const now = '2026-11-21T08:00:00.000Z';
export const entry: Names = { kind: 'entry', key: 'activity-9' };
export const day: Names = { kind: 'day', key: '2026-11-21' };

let ids = 0;
const newId = () => `id-${(ids += 1)}`;
export const circumstances = { now, newId, device: 'Otra pestaña' };

/** A desk with these documents on it, and what a page and the exchange do there. */
export function aDesk(...documents: LocalDocument[]) {
  const desk = new Desk(new Map(documents.map((local) => [documentId(local), local])), {
    clientId: 'client-1',
    lastOpNo: 0,
    cursor: 0,
  });
  const shown = (names: Names) => shownFields(desk.get(documentId(names)));
  return {
    desk,
    shown,
    write: (names: Names, edits: Record<string, FieldEdit>, seen?: Seen) =>
      write(desk, names, edits, seen ?? new Map(Object.entries(shown(names) ?? {})), circumstances),
    freeze: (sending: Partial<Sending> = {}) =>
      freeze(desk, { now, newId, isSent: () => true, isRefused: () => false, ...sending }),
    receive: (...results: SyncResult[]) => receive(desk, results, circumstances),
  };
}

/** A document as the server gives it out: all fields of one revision. */
export const aDoc = (names: Names, rev: number, fields: SyncDoc['fields'], more: Partial<SyncDoc> = {}): SyncDoc => ({
  ...names,
  rev,
  deleted: false,
  fields,
  fieldRevs: Object.fromEntries(Object.keys(fields).map((name) => [name, rev])),
  createdAt: now,
  updatedAt: now,
  ...more,
});

export const only = (operations: readonly SyncOperation[]): SyncOperation => {
  const [operation] = operations;
  if (!operation || operations.length > 1) throw new Error(`${operations.length} operations, not one`);
  return operation;
};
