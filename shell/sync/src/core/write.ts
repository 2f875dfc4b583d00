import type { FieldChange, SyncDoc } from '@app/contract/sync';
import type { Desk } from './desk.ts';
import { canvasOf, isWords, savedListOf } from './fields.ts';
import {
  changesOf,
  documentId,
  type ListChange,
  type LocalDocument,
  type Names,
  type Value,
} from './local-document.ts';
import { ofChangedWords } from './refusal.ts';
import { originOf, shownValue } from './shown.ts';
import { type FieldEdit, hashesOf, sameValue } from './values.ts';

/** What the core cannot know by itself. */
export interface Circumstances {
  /** By this device's clock, ISO 8601: shown, never compared. */
  readonly now: string;
  readonly newId: () => string;
  /** How this device calls itself to her, for words that another page of it covers. */
  readonly device: string;
}

/** What her screen showed of each field when she wrote; goes along with what she writes. */
export type Seen = Map<string, Value | undefined>;

/** Notes changes of a document, made upon what she saw. */
export function write(
  desk: Desk,
  names: Names,
  edits: Readonly<Record<string, FieldEdit>>,
  seen: Seen,
  circumstances: Circumstances,
): void {
  for (const [field, edit] of Object.entries(edits)) {
    if ('value' in edit) writeValue(desk, names, field, edit.value, seen, circumstances);
    else fold(desk, names, field, edit, circumstances);
  }
}

function writeValue(
  desk: Desk,
  names: Names,
  field: string,
  value: Value,
  seen: Seen,
  circumstances: Circumstances,
): void {
  const local = desk.get(documentId(names));
  const current = shownValue(local, field);
  const before = seen.get(field);
  const unseen = unseenPicture(local, field, seen);
  seen.set(field, value);
  if (sameValue(current, before) || sameValue(current, value)) {
    if (!sameValue(current, value) || local?.refusal) fold(desk, names, field, { value }, circumstances);
    return;
  }
  if (!isWords(names.kind, field)) {
    if (unseen) fold(desk, names, unseen.list, { add: [unseen.picture], remove: [] }, circumstances);
    fold(desk, names, field, { value }, circumstances);
    return;
  }
  const isUnsent = [local?.pending, local?.inFlight].some((change) => field in changesOf(change));
  writeOverUnseen(desk, names, field, { value, before, current, isUnsent }, circumstances);
}

/** A picture that she has not seen, where she draws: hers takes its place, or has its lines already, so that the list must keep it. */
function unseenPicture(local: LocalDocument | undefined, field: string, seen: Seen) {
  const canvas = canvasOf(field);
  const picture = canvas && shownValue(local, canvas);
  if (!canvas || typeof picture !== 'string' || picture === seen.get(canvas)) return undefined;
  return { list: savedListOf(canvas), picture };
}

/** Other words than she saw stand where she writes. They are not hers to cover. */
function writeOverUnseen(
  desk: Desk,
  names: Names,
  field: string,
  { value, before, current, isUnsent }: { value: Value; before?: Value; current?: Value; isUnsent: boolean },
  circumstances: Circumstances,
): void {
  const moved = desk
    .siblingsOf(documentId(names))
    .find((sibling) => before && originOf(sibling)?.field === field && shownValue(sibling, 'value') === before);
  if (moved) {
    // Hers have become a version of their own meanwhile: she goes on in it.
    fold(desk, moved, 'value', { value }, circumstances);
    return;
  }
  const [mine, theirs] = [value, current].map((words) => (typeof words === 'string' ? words : ''));
  if (!isUnsent) {
    // The server has them: it will make a sibling of hers, unless one is the beginning of the other.
    foldFrom(desk, names, field, { value }, 0, circumstances);
  } else if (mine?.startsWith(theirs ?? '')) {
    fold(desk, names, field, { value }, circumstances);
  } else if (mine && !theirs?.startsWith(mine)) {
    const sibling = { kind: 'sibling' as const, key: circumstances.newId() };
    const fields = { of: { kind: names.kind, key: names.key }, field, device: circumstances.device, value };
    for (const [name, content] of Object.entries(fields)) fold(desk, sibling, name, { value: content }, circumstances);
  }
}

/** Adds a change to what waits, on the base that her screen showed: that of the first change which has not been sent. */
export function fold(desk: Desk, names: Names, field: string, edit: FieldEdit, circumstances: Circumstances): void {
  foldFrom(desk, names, field, edit, baseOf(desk.get(documentId(names)), field), circumstances);
}

function foldFrom(
  desk: Desk,
  names: Names,
  field: string,
  edit: FieldEdit,
  baseRev: number,
  { now }: Circumstances,
): void {
  const local: LocalDocument = desk.get(documentId(names)) ?? { kind: names.kind, key: names.key };
  const waiting = changesOf(local.pending);
  const { refusal, cameBack: _, ...rest } = local;
  const written = {
    ...rest,
    ...(refusal?.reason === undefined ? {} : { refusal: ofChangedWords(refusal) }),
    madeAt: local.madeAt ?? now,
    editedAt: now,
    pending: {
      action: 'set' as const,
      fields: { ...waiting, ...originFields(local), [field]: folded(waiting[field], edit, baseRev) },
    },
  };
  desk.put(written);
}

/** A change with another upon it. */
export function folded(waiting: FieldChange | undefined, edit: FieldEdit, baseRev: number): FieldChange {
  if ('value' in edit) return { value: edit.value, baseRev: waiting && 'value' in waiting ? waiting.baseRev : baseRev };
  const before: ListChange = waiting && 'add' in waiting ? waiting : { add: [], remove: [], baseRev: 0 };
  const without = (hashes: readonly string[], others: readonly string[]) =>
    hashes.filter((hash) => !others.includes(hash));
  return {
    add: [...new Set([...without(before.add, edit.remove), ...edit.add])],
    remove: [...new Set([...without(before.remove, edit.add), ...edit.remove])],
    // A list shows all that is known of it: what she takes out now, she has seen.
    baseRev: Math.max(before.baseRev, baseRev),
  };
}

/** The revision of a field that her screen shows, or that lies under what she has not sent. */
function baseOf(local: LocalDocument | undefined, field: string): number {
  if (!local) return 0;
  const sent = changesOf(local.inFlight)[field];
  if (sent) return sent.baseRev;
  if (local.inFlight?.action === 'delete') return 0;
  const rev = local.known?.deleted ? 0 : (local.known?.fieldRevs[field] ?? 0);
  // Under a deletion she has seen what the deletion claims.
  return local.pending?.action === 'delete' && rev > local.pending.baseRev ? 0 : rev;
}

/** Who writes in a sibling says where it belongs: had somebody just put it away, it lives again. */
function originFields({ kind, known, inFlight, pending }: LocalDocument): Record<string, FieldChange> {
  if (kind !== 'sibling') return {};
  const sources = [changesOf(pending), changesOf(inFlight)];
  return Object.fromEntries(
    (['of', 'field'] as const).flatMap((name) => {
      const change = sources.find((source) => name in source)?.[name];
      const value = change && 'value' in change ? change.value : livingField(known, name);
      return value === undefined ? [] : [[name, { value, baseRev: 0 }]];
    }),
  );
}

const livingField = (known: SyncDoc | undefined, name: string): Value | undefined =>
  known?.deleted ? undefined : known?.fields[name];

/** Offers fields again that the server has lost with a document, unless she has changed them since. */
export function reoffered(
  local: LocalDocument,
  fields: Readonly<Record<string, Value>>,
  baseRev: number,
): LocalDocument {
  const waiting = changesOf(local.pending);
  const sent = changesOf(local.inFlight);
  const offers = Object.entries(fields).flatMap(([name, value]): [string, FieldChange][] => {
    const later = waiting[name];
    if (name.startsWith('savedDrawings.')) {
      const before = later && 'add' in later ? later : { add: [], remove: [], baseRev };
      const again = hashesOf(value).filter((hash) => !before.add.includes(hash) && !before.remove.includes(hash));
      return again.length === 0 && later ? [] : [[name, { ...before, add: [...again, ...before.add] }]];
    }
    return later || name in sent ? [] : [[name, { value, baseRev }]];
  });
  if (offers.length === 0 || local.pending?.action === 'delete') return local;
  return { ...local, pending: { action: 'set', fields: { ...waiting, ...Object.fromEntries(offers) } } };
}

/** A document without what waits in one of its fields. */
export function withoutField(local: LocalDocument, field: string): LocalDocument {
  const { [field]: _, ...fields } = changesOf(local.pending);
  const { pending: __, ...rest } = local;
  return Object.keys(fields).length > 0 ? { ...rest, pending: { action: 'set', fields } } : rest;
}
