import { ANSWER_BYTES, type SyncDoc, type SyncResult } from '@app/contract/sync';
import { messages } from '../../../platform/messages.ts';
import type { SyncDocument } from './engine/document.ts';
import type { KindTable } from './engine/kind-rules.ts';
import { type Ledger, type RecordedOperation, siblingsOf } from './engine/ledger.ts';
import { wireValue } from './engine/merge-field.ts';
import { documentId } from './engine/document.ts';
import type { AnswerShape } from './fitting-operations.ts';

export function presentDocument(
  { kind, key, rev, deleted, fields, createdAt, updatedAt }: SyncDocument,
  kinds: KindTable,
): SyncDoc {
  const entries = Object.entries(fields);
  return {
    kind,
    key,
    rev,
    deleted,
    fields: Object.fromEntries(
      entries.map(([name, state]) => [name, wireValue(kinds[kind]?.fieldRule(name, key), state)]),
    ),
    fieldRevs: Object.fromEntries(entries.map(([name, state]) => [name, state.rev])),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

const REFUSALS = {
  invalid: messages.syncInvalid,
  too_large: messages.syncTooLarge,
  not_allowed: messages.syncNotAllowed,
} as const;
const REASONS = {
  versions: messages.syncVersions,
  account_full: messages.syncAccountFull,
} as const;

/** The part of a result about its operation itself. */
const outcomeOf = ({ opId, status, code, reason }: RecordedOperation): SyncResult => ({
  opId,
  status,
  ...(code ? { code, message: reason ? REASONS[reason] : REFUSALS[code], ...(reason ? { reason } : {}) } : {}),
});

/** The present documents of a result: its own, the created sibling, and all siblings. */
function documentsOf({ document, siblings: made }: RecordedOperation, ledger: Ledger) {
  const find = (id: string | undefined) => (id === undefined ? undefined : ledger.documents.get(id));
  const siblings = document === undefined ? [] : siblingsOf(ledger, document);
  return { doc: find(document), sibling: find(made[0]), siblings };
}

/** The result of an operation, with the present state of its document and siblings. */
export function presentResult(record: RecordedOperation, ledger: Ledger, kinds: KindTable): SyncResult {
  const { doc, sibling, siblings } = documentsOf(record, ledger);
  const present = (document: SyncDocument) => presentDocument(document, kinds);
  return {
    ...outcomeOf(record),
    ...(doc ? { doc: present(doc) } : {}),
    ...(sibling ? { sibling: present(sibling) } : {}),
    ...(siblings.length > 0 ? { siblings: siblings.map(present) } : {}),
  };
}

export interface PresentedResults {
  readonly results: SyncResult[];
  readonly docs?: SyncDoc[];
  /** Some documents of these operations are missing in the answer. */
  readonly isCut: boolean;
}

/**
 * The results of operations that fit one answer. Those of a single operation may still exceed it: in the shape `docs` it contains documents
 * while there is room; `inline` contains none, as a client that knew a document without its siblings could delete these unseen.
 */
export function presentResults(
  records: readonly RecordedOperation[],
  ledger: Ledger,
  kinds: KindTable,
  shape: AnswerShape,
  roomBytes: number = ANSWER_BYTES,
): PresentedResults {
  if (shape === 'inline') {
    const results = records.map((record) => presentResult(record, ledger, kinds));
    const [only] = results;
    const isCut = results.length === 1 && only?.siblings !== undefined && bytesOf(only) > roomBytes;
    return isCut ? { results: records.map(outcomeOf), isCut } : { results, isCut };
  }
  const wanted = new Map<string, SyncDocument>();
  const results = records.map((record) => {
    const { doc, sibling, siblings } = documentsOf(record, ledger);
    const name = (document: SyncDocument) => {
      const id = documentId(document.kind, document.key);
      wanted.set(id, document);
      return id;
    };
    if (!doc && !sibling) return outcomeOf(record);
    const names = {
      ...(doc ? { doc: name(doc) } : {}),
      ...(sibling ? { sibling: name(sibling) } : {}),
      ...(siblings.length > 0 ? { siblings: siblings.map(name) } : {}),
    };
    return { ...outcomeOf(record), names };
  });
  const docs = withinRoom(
    [...wanted.values()].map((document) => presentDocument(document, kinds)),
    roomBytes,
  );
  return { results, docs, isCut: docs.length < wanted.size };
}

/** The first document, and more while there is room. */
function withinRoom(docs: readonly SyncDoc[], roomBytes: number): SyncDoc[] {
  if (docs.length === 1) return [...docs];
  let bytes = 0;
  return docs.filter((doc, i) => {
    const size = bytesOf(doc);
    if (i > 0 && bytes + size > roomBytes) return false;
    bytes += size;
    return true;
  });
}

const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));
