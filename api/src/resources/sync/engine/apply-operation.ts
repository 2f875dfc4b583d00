import { type FieldChange, SIBLINGS_PER_DOCUMENT, type SyncOperation, TEXT_BYTES } from '@app/contract/sync';
import { type Origin, readOrigin } from './sibling.ts';
import { documentId, type FieldState, type Json, type SyncDocument } from './document.ts';
import type { FieldRule, KindRules, KindTable } from './kind-rules.ts';
import { countSiblings, freeNumber, type Ledger, nextRev, put, type RefusalReason, siblingsOf } from './ledger.ts';
import { type Merge, mergeField, mergeInk, type Refusal, refusalOf, withDrawing } from './merge-field.ts';
import { isOverLimit, textBytesOf } from './text-size.ts';

/** The circumstances of a push. */
export interface Push {
  readonly kinds: KindTable;
  readonly now: Date;
  /** Which device sends, in words that she understands. */
  readonly device: string;
  /** A key for a sibling. */
  readonly newKey: () => string;
  /** Other values than the contract's are for tests. */
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

type SetOperation = Extract<SyncOperation, { action: 'set' }>;
type DeleteOperation = Extract<SyncOperation, { action: 'delete' }>;

const rejected = (code: Refusal): Outcome => ({ status: 'rejected', code });
const applied: Outcome = { status: 'applied', siblings: [] };

/** Does one operation to the ledger, wholly or, when it is refused, not at all. */
export function applyOperation(ledger: Ledger, operation: SyncOperation, push: Push): Outcome {
  const rules = push.kinds[operation.kind];
  if (!rules) return rejected('not_allowed');
  if (!rules.isKey(operation.key)) return rejected('invalid');
  return operation.action === 'delete' ? remove(ledger, operation, push) : set(ledger, operation, rules, push);
}

/** Words go for good, those of its siblings too: a tombstone keeps none. Who has not seen the last change of all of them deletes nothing. */
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
  const changes = pictureBeforeInk(operation, rules);
  for (const [name, change] of changes) {
    const refusal = refusalOf(rules.fieldRule(name, operation.key), change);
    if (refusal) return rejected(refusal);
  }
  const id = documentId(operation.kind, operation.key);
  const stored = ledger.documents.get(id);
  const before = stored?.deleted ? undefined : stored;

  // Numbers are drawn only where something changes; siblings stand before their document, so that who has pulled it has them too.
  const draft = new Draft(before, ledger.seq + 1);
  for (const [name, change] of changes) {
    const rule = rules.fieldRule(name, operation.key);
    if (rule) draft.add(name, merge(rule, draft, name, change, operation));
  }
  const createdAt = stored?.createdAt ?? new Date(operation.createdAt);
  if (!before) draft.complete(rules.defaults?.(operation.key, createdAt) ?? {});
  if (before && !draft.isChanged) return applied;
  if (rules.required?.some((name) => draft.field(name) === undefined)) return rejected('invalid');
  if (isOverLimit(draft.fields) || rules.isTooLarge?.(draft.fields)) return rejected('too_large');
  const full = fullFor(ledger, operation, draft, before, push);
  if (full) return { status: 'rejected', code: 'too_large', reason: full };
  const number = rules.number === undefined ? undefined : draft.settleNumber(ledger, operation.kind, id, rules.number);

  const siblings = draft.siblings.map(({ field, value }) =>
    makeSibling(ledger, operation, originOf(operation, draft, field), value, push),
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

/** What there is no room for: another version beside the document, or more text in the account. What makes less of it always goes. */
function fullFor(
  ledger: Ledger,
  operation: SetOperation,
  draft: Draft,
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

/** The fields of an operation, pictures before their ink: what becomes of the picture decides over the ink. */
function pictureBeforeInk({ fields, key }: SetOperation, rules: KindRules): [string, FieldChange][] {
  const isInk = ([name]: [string, FieldChange]) => rules.fieldRule(name, key)?.class === 'ink';
  const changes = Object.entries(fields);
  return [...changes.filter((change) => !isInk(change)), ...changes.filter(isInk)];
}

function merge(rule: FieldRule, draft: Draft, name: string, change: FieldChange, { fields }: SetOperation): Merge {
  const current = draft.field(name);
  const picture = rule.class === 'ink' ? fields[rule.canvas] : undefined;
  if (rule.class === 'ink' && picture && 'value' in picture && 'value' in change)
    return mergeInk(current, change.value, draft.field(rule.canvas)?.value === picture.value);
  return mergeField(rule, current, change, draft.rev);
}

/** The fields of a document while an operation is done to it. */
class Draft {
  readonly siblings: { field: string; value: string }[] = [];
  readonly #fields: Record<string, FieldState>;
  readonly #touched = new Set<string>();

  constructor(
    before: SyncDocument | undefined,
    /** Stands for the number that the change will get. */
    readonly rev: number,
  ) {
    this.#fields = { ...before?.fields };
  }

  get isChanged(): boolean {
    return this.#touched.size > 0 || this.siblings.length > 0;
  }

  field(name: string): FieldState | undefined {
    return this.#fields[name];
  }

  add(name: string, { value, sibling, saved }: Merge): void {
    if (value !== undefined) {
      this.#fields[name] = { value, rev: this.rev };
      this.#touched.add(name);
    }
    if (sibling !== undefined) this.siblings.push({ field: name, value: sibling });
    if (saved) this.add(saved.list, withDrawing(this.#fields[saved.list], saved.hash, this.rev));
  }

  /** Adds what its kind gives to a new document. */
  complete(defaults: Readonly<Record<string, Json>>): void {
    for (const [name, value] of Object.entries(defaults)) if (!this.#fields[name]) this.add(name, { value });
  }

  /** Moves the document's number on where another has it. */
  settleNumber(ledger: Ledger, kind: string, id: string, name: string): number | undefined {
    const wanted = this.#fields[name]?.value;
    if (typeof wanted !== 'number') return undefined;
    const number = freeNumber(ledger, kind, id, wanted);
    if (number !== wanted) this.add(name, { value: number });
    return number;
  }

  get fields(): Readonly<Record<string, FieldState>> {
    return this.#fields;
  }

  fieldsAt(rev: number): Record<string, FieldState> {
    return Object.fromEntries(
      Object.entries(this.#fields).map(([name, state]) => [name, this.#touched.has(name) ? { ...state, rev } : state]),
    );
  }
}

/** The words of a field that lost their place, wherever they are written next: of a sibling's own, those of its document still. */
const originOf = ({ kind, key }: SetOperation, draft: Draft, field: string): Origin =>
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
