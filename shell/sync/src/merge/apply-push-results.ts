import type { FieldChange, SyncDoc, SyncOperation, SyncResult } from '@app/contract/sync';
import type { UnitOfWork } from '../document/unit-of-work.ts';
import { inFlightOperations, renumber } from '../outbox/take-batch.ts';
import { applyPulledDocument, mergeRemote, lostFields } from './apply-pulled.ts';
import {
  changesOf,
  documentId,
  type LocalDocument,
  liveDocument,
  type PendingDelete,
} from '../document/local-document.ts';
import { refusalOf } from '../outbox/refusal.ts';
import { visibleFields, visibleValue } from '../document/visible-fields.ts';
import { sameValue } from '../document/values.ts';
import { type WriteContext, queueEdit, mergedChange, resendFields, withoutField } from './queue-edit.ts';

/** Settles operations by their results. A result that repeats, or of an unknown operation, only brings documents. */
export function applyPushResults(work: UnitOfWork, results: readonly SyncResult[], context: WriteContext): void {
  const sent = new Map(inFlightOperations(work).map((operation) => [operation.opId, operation]));
  if (results.some(({ status, opId }) => status === 'client_fork' && sent.has(opId))) renumber(work, context.newId());
  for (const result of results) {
    const operation = sent.get(result.opId);
    const local = operation && work.get(documentId(operation));
    if (!operation || !local) applyNews(work, result);
    else if (result.status === 'rejected') keepRefused(work, local, operation, result, context);
    else if (result.status !== 'client_fork') acknowledge(work, local, operation, result, context);
  }
}

const documentsIn = ({ doc, sibling, siblings = [] }: SyncResult): SyncDoc[] =>
  [doc, sibling, ...siblings].filter((each) => each !== undefined);

function applyNews(work: UnitOfWork, result: SyncResult): void {
  for (const doc of documentsIn(result)) applyPulledDocument(work, doc);
}

function acknowledge(
  work: UnitOfWork,
  before: LocalDocument,
  operation: SyncOperation,
  result: SyncResult,
  context: WriteContext,
): void {
  const { inFlight: _, refusal: __, ...rest } = before;
  const cameBack = result.status === 'kept' || undefined;
  work.put({ ...rest, ...(cameBack ? { cameBack } : {}) });
  for (const doc of documentsIn(result)) mergeRemote(work, doc);
  if (operation.action === 'set') {
    moveEditsToSiblings(work, before, operation.fields, result, context);
    resendLostFields(work, before, result.doc);
  }
  rebase(work, documentId(operation), before, operation, result);
}

function resendLostFields(work: UnitOfWork, before: LocalDocument, doc: SyncDoc | undefined): void {
  const local = work.get(documentId(before));
  if (local && doc) work.put(resendFields(local, lostFields(before, doc), 0));
}

/** Edits that wait behind text which became a sibling move into that sibling. */
function moveEditsToSiblings(
  work: UnitOfWork,
  { kind }: LocalDocument,
  sent: Readonly<Record<string, FieldChange>>,
  { sibling, siblings = [] }: SyncResult,
  context: WriteContext,
): void {
  if (kind === 'sibling') return;
  const all = new Map([...(sibling ? [sibling] : []), ...siblings].map((doc) => [doc.key, doc]));
  for (const doc of all.values()) {
    const { of, field, value } = doc.fields;
    const change = typeof field === 'string' ? sent[field] : undefined;
    if (doc.deleted || typeof field !== 'string' || !change || !('value' in change)) continue;
    if (typeof of !== 'object' || of === null || Array.isArray(of)) continue;
    if (of['kind'] !== kind || typeof of['key'] !== 'string') continue;
    const id = documentId({ kind, key: of['key'] });
    const local = work.get(id);
    const later = changesOf(local?.pending)[field];
    const there = visibleValue(work.get(documentId(doc)), 'value');
    // The sibling has been edited already: the edit stays, on its old base, and the server detects the conflict.
    if (!local || !later || !('value' in later) || !sameValue(value, change.value) || !sameValue(there, value))
      continue;
    work.put(withoutField(local, field));
    queueEdit(work, { kind: 'sibling', key: doc.key }, 'value', { value: later.value }, context);
  }
}

/** Pending edits take the answer's revision as base where the field holds what was sent; otherwise they keep their base. */
function rebase(
  work: UnitOfWork,
  id: string,
  before: LocalDocument,
  operation: SyncOperation,
  result: SyncResult,
): void {
  const local = work.get(id);
  if (!local?.pending) return;
  if (local.pending.action === 'delete') {
    work.put(rebasedDeletion(local, local.pending, before, result));
    return;
  }
  const sent = changesOf(operation);
  const known = liveDocument(local);
  const fields = Object.entries(local.pending.fields).map(([name, change]): [string, FieldChange] => {
    const answered = sent[name];
    if (!known || !answered) return [name, change];
    const holds = 'add' in change || ('value' in answered && sameValue(known.fields[name], answered.value));
    return [name, holds ? { ...change, baseRev: known.fieldRevs[name] ?? 0 } : change];
  });
  work.put({ ...local, pending: { action: 'set', fields: Object.fromEntries(fields) } });
}

/** A deletion behind this device's own edit covers the answer too if that brings nothing which the screen has not shown. */
function rebasedDeletion(
  local: LocalDocument,
  pending: PendingDelete,
  before: LocalDocument,
  { doc, siblings = [], sibling }: SyncResult,
): LocalDocument {
  const saw = visibleFields({ ...before, pending: undefined });
  const isOwnOnly = doc && !doc.deleted && !sibling && siblings.length === 0 && sameValue(doc.fields, saw ?? {});
  const wasCurrent = (before.known?.rev ?? 0) <= pending.baseRev;
  return isOwnOnly && wasCurrent ? { ...local, pending: { ...pending, baseRev: doc.rev } } : local;
}

/** Refused edits return to `pending`, visible and exportable, until there is room or they are changed; they block no other document. */
function keepRefused(
  work: UnitOfWork,
  local: LocalDocument,
  operation: SyncOperation,
  result: SyncResult,
  { now }: WriteContext,
): void {
  const { inFlight: _, refusal: before, pending, ...rest } = local;
  if (operation.action === 'delete') {
    work.put({ ...rest, ...(pending ? { pending } : {}), cameBack: true });
    return;
  }
  if (pending?.action === 'delete') {
    work.put({ ...rest, pending });
    return;
  }
  const fields = mergedChanges(operation.fields, changesOf(pending));
  work.put({ ...rest, pending: { action: 'set', fields }, refusal: refusalOf(result, before, now) });
}

type Changes = Readonly<Record<string, FieldChange>>;

/** What was sent, merged with later edits: the later value, and of a list of drawings both changes. */
function mergedChanges(sent: Changes, later: Changes): Changes {
  const both = Object.entries(later).map(([name, change]): [string, FieldChange] => {
    const before = sent[name];
    return [name, before && 'add' in before && 'add' in change ? mergedChange(before, change, change.baseRev) : change];
  });
  return { ...sent, ...Object.fromEntries(both) };
}
