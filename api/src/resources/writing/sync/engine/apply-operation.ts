import { SIBLINGS_PER_DOCUMENT, type SyncOperation, TEXT_BYTES } from '@app/contract/sync';
import { type Origin, readOrigin } from './sibling.ts';
import { documentId, type FieldState, type Json, type SyncDocument } from './document.ts';
import { type DocumentDraft, mergeOperation, type SetOperation } from './document-draft.ts';
import type { KindRules, KindTable } from './kind-rules.ts';
import { countSiblings, freeNumber, type Ledger, nextRev, put, type RefusalReason, siblingsOf } from './ledger.ts';
import type { Refusal } from './merge-field.ts';
import { isOverLimit, textBytesOf } from './text-size.ts';

/** The context of a push. */
export interface Push {
  readonly kinds: KindTable;
  readonly now: Date;
  /** The sending device, in the user's words. */
  readonly device: string;
  /** Generates a key for a sibling. */
  readonly newKey: () => string;
  /** Tests may override the contract's values. */
  readonly limits?: PushLimits;
}

export interface PushLimits {
  readonly siblings: number;
  readonly textBytes: number;
}

export const PUSH_LIMITS: PushLimits = { siblings: SIBLINGS_PER_DOCUMENT, textBytes: TEXT_BYTES };

export type Outcome =
  | { readonly status: 'applied' | 'sibling' | 'kept'; readonly siblings: readonly string[] }
  | { readonly status: 'rejected'; readonly code: Refusal; readonly reason?: RefusalReason };

type DeleteOperation = Extract<SyncOperation, { action: 'delete' }>;

const rejected = (code: Refusal): Outcome => ({ status: 'rejected', code });
const applied: Outcome = { status: 'applied', siblings: [] };

/** Applies one operation to the ledger atomically: a refused one changes nothing. */
export function applyOperation(ledger: Ledger, operation: SyncOperation, push: Push): Outcome {
  const rules = push.kinds[operation.kind];
  if (!rules) return rejected('not_allowed');
  if (!rules.isKey(operation.key)) return rejected('invalid');
  return operation.action === 'delete' ? remove(ledger, operation, push) : set(ledger, operation, rules, push);
}

/**
 * Deletes the text of a document and its siblings irrevocably: a tombstone has none. A client that has not seen the last change of all of
 * them deletes nothing.
 */
function remove(ledger: Ledger, { kind, key, baseRev }: DeleteOperation, { now }: Push): Outcome {
  const id = documentId(kind, key);
  const document = ledger.documents.get(id);
  if (!document || document.deleted) return applied;
  const all = [...siblingsOf(ledger, id), document];
  if (all.some(({ rev }) => rev > baseRev)) return { status: 'kept', siblings: [] };
  for (const { number: _, ...gone } of all)
    put(ledger, { ...gone, rev: nextRev(ledger), deleted: true, fields: {}, updatedAt: now });
  return applied;
}

function set(ledger: Ledger, operation: SetOperation, rules: KindRules, push: Push): Outcome {
  const id = documentId(operation.kind, operation.key);
  const stored = ledger.documents.get(id);
  const before = stored?.deleted ? undefined : stored;

  // Revisions are drawn only if something changes; siblings get theirs before their document, so that a client that has pulled the document
  // has the siblings too.
  const draft = mergeOperation(before, operation, rules, ledger.seq + 1);
  if (typeof draft === 'string') return rejected(draft);
  const createdAt = stored?.createdAt ?? new Date(operation.createdAt);
  if (!before) draft.complete(rules.defaults?.(operation.key, createdAt) ?? {});
  if (before && !draft.isChanged) return applied;
  if (rules.required?.some((name) => draft.field(name) === undefined)) return rejected('invalid');
  if (isOverLimit(draft.fields) || rules.isTooLarge?.(draft.fields)) return rejected('too_large');
  const full = fullFor(ledger, operation, draft, before, push);
  if (full) return { status: 'rejected', code: 'too_large', reason: full };
  const number = rules.number === undefined ? undefined : settleNumber(ledger, draft, id, operation.kind, rules.number);

  const siblings = draft.siblings.map(({ field, value, isSent }) =>
    makeSibling(ledger, operation, originOf(operation, draft, field), value, isSent ? push : { ...push, device: '' }),
  );
  const rev = nextRev(ledger);
  const fields = draft.fieldsAt(rev);
  const origin = operation.kind === 'sibling' ? readOrigin(fields) : undefined;
  put(ledger, {
    kind: operation.kind,
    key: operation.key,
    ...(origin ? { of: documentId(origin.of.kind, origin.of.key) } : {}),
    ...(number === undefined ? {} : { number }),
    rev,
    deleted: false,
    fields,
    createdAt,
    updatedAt: push.now,
  });
  return { status: siblings.length > 0 ? 'sibling' : 'applied', siblings };
}

/** The exceeded limit: siblings of the document, or text of the account. Changes that reduce the text are always accepted. */
function fullFor(
  ledger: Ledger,
  operation: SetOperation,
  draft: DocumentDraft,
  before: SyncDocument | undefined,
  { device, limits = PUSH_LIMITS }: Push,
): RefusalReason | undefined {
  const isNewSibling = operation.kind === 'sibling' && !before;
  const versions = draft.siblings.length + (isNewSibling ? 1 : 0);
  const { of } = originOf(operation, draft, '');
  if (versions > 0 && countSiblings(ledger, documentId(of.kind, of.key)) + versions > limits.siblings)
    return 'versions';
  const beside = draft.siblings.map((each) =>
    textBytesOf(siblingFields(originOf(operation, draft, each.field), each.value, device, 0)),
  );
  const more = textBytesOf(draft.fields) - textBytesOf(before?.fields ?? {}) + beside.reduce((a, b) => a + b, 0);
  return more > 0 && ledger.textBytes + more > limits.textBytes ? 'account_full' : undefined;
}

/** Moves the document's number on while another document of its kind has it. */
function settleNumber(
  ledger: Ledger,
  draft: DocumentDraft,
  id: string,
  kind: string,
  name: string,
): number | undefined {
  const wanted = draft.field(name)?.value;
  if (typeof wanted !== 'number') return undefined;
  const number = freeNumber(ledger, kind, id, wanted);
  if (number !== wanted) draft.add(name, { value: number });
  return number;
}

/** The origin of replaced text, for its new sibling: for text of a sibling, the field of the original document. */
const originOf = ({ kind, key }: SetOperation, draft: DocumentDraft, field: string): Origin =>
  (kind === 'sibling' && readOrigin(draft.fields)) || { of: { kind, key }, field };

function siblingFields({ of, field }: Origin, value: string, device: string, rev: number): Record<string, FieldState> {
  const fields: Record<string, Json> = { of: { ...of }, field, value, device };
  return Object.fromEntries(Object.entries(fields).map(([name, content]) => [name, { value: content, rev }]));
}

function makeSibling(
  ledger: Ledger,
  { createdAt }: SetOperation,
  { of, field }: Origin,
  value: string,
  { now, device, newKey }: Push,
): string {
  const key = newKey();
  const rev = nextRev(ledger);
  put(ledger, {
    kind: 'sibling',
    key,
    of: documentId(of.kind, of.key),
    rev,
    deleted: false,
    fields: siblingFields({ of, field }, value, device, rev),
    createdAt: new Date(createdAt),
    updatedAt: now,
  });
  return documentId('sibling', key);
}
