import type { FieldChange, SyncOperation } from '@app/contract/sync';
import type { FieldState, Json, SyncDocument } from './document.ts';
import type { FieldRule, KindRules } from './kind-rules.ts';
import { type Merge, mergeField, mergeInk, type Refusal, refusalOf, withDrawing } from './merge-field.ts';

export type SetOperation = Extract<SyncOperation, { action: 'set' }>;

/** Merges the changes of an operation into a document. `rev` is the provisional revision of the change. @returns why not, for a refusal */
export function mergeOperation(
  before: SyncDocument | undefined,
  operation: SetOperation,
  rules: KindRules,
  rev: number,
): DocumentDraft | Refusal {
  const changes = pictureBeforeInk(operation, rules);
  for (const [name, change] of changes) {
    const refusal = refusalOf(rules.fieldRule(name, operation.key), change);
    if (refusal) return refusal;
  }
  const draft = new DocumentDraft(before, rev);
  for (const [name, change] of changes) {
    const rule = rules.fieldRule(name, operation.key);
    if (rule) draft.add(name, merge(rule, draft, name, change, operation));
  }
  return draft;
}

/** The fields of an operation, pictures before their ink: the merge of the picture decides that of the ink. */
function pictureBeforeInk({ fields, key }: SetOperation, rules: KindRules): [string, FieldChange][] {
  const isInk = ([name]: [string, FieldChange]) => rules.fieldRule(name, key)?.class === 'ink';
  const changes = Object.entries(fields);
  return [...changes.filter((change) => !isInk(change)), ...changes.filter(isInk)];
}

function merge(
  rule: FieldRule,
  draft: DocumentDraft,
  name: string,
  change: FieldChange,
  { fields }: SetOperation,
): Merge {
  const current = draft.field(name);
  const picture = rule.class === 'ink' ? fields[rule.canvas] : undefined;
  if (rule.class === 'ink' && picture && 'value' in picture && 'value' in change) {
    // Ink that has no picture would be in no list if it were dropped.
    const isAlone = picture.value === null && change.value !== null;
    if (!isAlone) return mergeInk(current, change, draft.field(rule.canvas)?.value === picture.value);
  }
  return mergeField(rule, current, change, draft.rev);
}

/** The fields of a document while an operation is applied. */
export class DocumentDraft {
  /** `isSent`: the operation brought it. Of what it replaced nobody knows the device. */
  readonly siblings: { field: string; value: string; isSent: boolean }[] = [];
  readonly #fields: Record<string, FieldState>;
  readonly #touched = new Set<string>();

  constructor(
    before: SyncDocument | undefined,
    /** Provisional revision of the change. */
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

  add(name: string, { value, sibling, replaced, saved }: Merge): void {
    if (value !== undefined) {
      this.#fields[name] = { value, rev: this.rev };
      this.#touched.add(name);
    }
    if (sibling !== undefined) this.siblings.push({ field: name, value: sibling, isSent: true });
    if (replaced !== undefined) this.siblings.push({ field: name, value: replaced, isSent: false });
    if (saved) this.add(saved.list, withDrawing(this.#fields[saved.list], saved.hash, this.rev));
  }

  /** Adds the defaults that the kind defines for a new document. */
  complete(defaults: Readonly<Record<string, Json>>): void {
    for (const [name, value] of Object.entries(defaults)) if (!this.#fields[name]) this.add(name, { value });
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
