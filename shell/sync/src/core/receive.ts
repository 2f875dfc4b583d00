import type { FieldChange, SyncDoc, SyncOperation, SyncResult } from '@app/contract/sync';
import type { Desk } from './desk.ts';
import { frozen, renumber } from './freeze.ts';
import { hear, learn, lostFields } from './hear.ts';
import { changesOf, documentId, type LocalDocument, living, type PendingDelete } from './local-document.ts';
import { refusalOf } from './refusal.ts';
import { shownFields, shownValue } from './shown.ts';
import { sameValue } from './values.ts';
import { type Circumstances, fold, folded, reoffered, withoutField } from './write.ts';

/** Takes in the answers to a push. An answer that came before, or to an operation that this device does not know, only tells news. */
export function receive(desk: Desk, results: readonly SyncResult[], circumstances: Circumstances): void {
  const sent = new Map(frozen(desk).map((operation) => [operation.opId, operation]));
  if (results.some(({ status, opId }) => status === 'client_fork' && sent.has(opId)))
    renumber(desk, circumstances.newId());
  for (const result of results) {
    const operation = sent.get(result.opId);
    const local = operation && desk.get(documentId(operation));
    if (!operation || !local) hearNews(desk, result);
    else if (result.status === 'rejected') putAside(desk, local, operation, result, circumstances);
    else if (result.status !== 'client_fork') acknowledge(desk, local, operation, result, circumstances);
  }
}

const documentsIn = ({ doc, sibling, siblings = [] }: SyncResult): SyncDoc[] =>
  [doc, sibling, ...siblings].filter((each) => each !== undefined);

function hearNews(desk: Desk, result: SyncResult): void {
  for (const doc of documentsIn(result)) hear(desk, doc);
}

function acknowledge(
  desk: Desk,
  before: LocalDocument,
  operation: SyncOperation,
  result: SyncResult,
  circumstances: Circumstances,
): void {
  const { inFlight: _, refusal: __, ...rest } = before;
  const cameBack = result.status === 'kept' || undefined;
  desk.put({ ...rest, ...(cameBack ? { cameBack } : {}) });
  for (const doc of documentsIn(result)) learn(desk, doc);
  if (operation.action === 'set') {
    followSiblings(desk, before, operation.fields, result, circumstances);
    offerWhatWasLost(desk, before, result.doc);
  }
  rebase(desk, documentId(operation), before, operation, result);
}

function offerWhatWasLost(desk: Desk, before: LocalDocument, doc: SyncDoc | undefined): void {
  const local = desk.get(documentId(before));
  if (local && doc) desk.put(reoffered(local, lostFields(before, doc), 0));
}

/** Where her words lost their place to others, what she wrote after them goes on where they are now. */
function followSiblings(
  desk: Desk,
  { kind }: LocalDocument,
  sent: Readonly<Record<string, FieldChange>>,
  { sibling, siblings = [] }: SyncResult,
  circumstances: Circumstances,
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
    const local = desk.get(id);
    const later = changesOf(local?.pending)[field];
    const there = shownValue(desk.get(documentId(doc)), 'value');
    // Somebody has written in it already: the edit stays where it is, on its old base, and meets the others there.
    if (!local || !later || !('value' in later) || !sameValue(value, change.value) || !sameValue(there, value))
      continue;
    desk.put(withoutField(local, field));
    fold(desk, { kind: 'sibling', key: doc.key }, 'value', { value: later.value }, circumstances);
  }
}

/** What waited behind an operation follows its answer where the field holds what was sent; otherwise it stands on what she had seen. */
function rebase(desk: Desk, id: string, before: LocalDocument, operation: SyncOperation, result: SyncResult): void {
  const local = desk.get(id);
  if (!local?.pending) return;
  if (local.pending.action === 'delete') {
    desk.put(rebasedDeletion(local, local.pending, before, result));
    return;
  }
  const sent = changesOf(operation);
  const known = living(local);
  const fields = Object.entries(local.pending.fields).map(([name, change]): [string, FieldChange] => {
    const answered = sent[name];
    if (!known || !answered) return [name, change];
    const holds = 'add' in change || ('value' in answered && sameValue(known.fields[name], answered.value));
    return [name, holds ? { ...change, baseRev: known.fieldRevs[name] ?? 0 } : change];
  });
  desk.put({ ...local, pending: { action: 'set', fields: Object.fromEntries(fields) } });
}

/** A deletion behind her own change claims the answer too where it brings nothing that she has not seen. */
function rebasedDeletion(
  local: LocalDocument,
  pending: PendingDelete,
  before: LocalDocument,
  { doc, siblings = [], sibling }: SyncResult,
): LocalDocument {
  const saw = shownFields({ ...before, pending: undefined });
  const isOwnOnly = doc && !doc.deleted && !sibling && siblings.length === 0 && sameValue(doc.fields, saw ?? {});
  const wasCurrent = (before.known?.rev ?? 0) <= pending.baseRev;
  return isOwnOnly && wasCurrent ? { ...local, pending: { ...pending, baseRev: doc.rev } } : local;
}

/** Refused: its words wait here, visible and exportable, until there is room or they are changed; they block no other document. */
function putAside(
  desk: Desk,
  local: LocalDocument,
  operation: SyncOperation,
  result: SyncResult,
  { now }: Circumstances,
): void {
  const { inFlight: _, refusal: before, pending, ...rest } = local;
  if (operation.action === 'delete') {
    desk.put({ ...rest, ...(pending ? { pending } : {}), cameBack: true });
    return;
  }
  if (pending?.action === 'delete') {
    desk.put({ ...rest, pending });
    return;
  }
  const fields = putTogether(operation.fields, changesOf(pending));
  desk.put({ ...rest, pending: { action: 'set', fields }, refusal: refusalOf(result, before, now) });
}

type Changes = Readonly<Record<string, FieldChange>>;

/** What was sent with what was changed since: words as they are by now, of a list of drawings both changes. */
function putTogether(sent: Changes, later: Changes): Changes {
  const both = Object.entries(later).map(([name, change]): [string, FieldChange] => {
    const before = sent[name];
    return [name, before && 'add' in before && 'add' in change ? folded(before, change, change.baseRev) : change];
  });
  return { ...sent, ...Object.fromEntries(both) };
}
