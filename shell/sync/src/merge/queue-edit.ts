import type { FieldEdit } from '@app/contract/documents';
import { hashesOf, mergeListEdits, textOf } from '@app/contract/field-edits';
import type { FieldChange, SyncDoc } from '@app/contract/sync';
import type { UnitOfWork } from '../document/unit-of-work.ts';
import { isText } from '../document/fields.ts';
import {
  changesOf,
  documentId,
  type ListChange,
  type LocalDocument,
  type DocumentRef,
  type Value,
} from '../document/local-document.ts';
import { clearRetry } from '../outbox/refusal.ts';
import { siblingOrigin, visibleValue } from '../document/visible-fields.ts';
import { sameValue } from '../document/values.ts';
import { unseenInk, unseenPicture } from './unseen-drawing.ts';

/** Clock, ids and device name, which pure functions get from outside. */
export interface WriteContext {
  /** By this device's clock, ISO 8601: shown, never compared. */
  readonly now: string;
  readonly newId: () => string;
  /** Name of this device, for siblings that it creates. */
  readonly device: string;
}

/** What the screen showed of each field when the user made an edit; updated with each edit. */
export type BaseValues = Map<string, Value | undefined>;

/** Queues edits of a document, made upon base values. */
export function applyEdits(
  work: UnitOfWork,
  ref: DocumentRef,
  edits: Readonly<Record<string, FieldEdit>>,
  baseValues: BaseValues,
  context: WriteContext,
): void {
  for (const [field, edit] of Object.entries(edits)) {
    if ('value' in edit) writeValue(work, ref, field, edit.value, baseValues, context);
    else queueEdit(work, ref, field, edit, context);
  }
}

/** Queues a value made upon base values; text that the screen has not shown becomes a sibling, or makes one of this. Such ink becomes one. */
export function writeValue(
  work: UnitOfWork,
  ref: DocumentRef,
  field: string,
  value: Value,
  baseValues: BaseValues,
  context: WriteContext,
): void {
  const local = work.get(documentId(ref));
  const current = visibleValue(local, field);
  const before = baseValues.get(field);
  const picture = unseenPicture(local, field, baseValues);
  const ink = unseenInk(local, field, baseValues);
  baseValues.set(field, value);
  if (sameValue(current, before) || sameValue(current, value)) {
    if (!sameValue(current, value) || local?.refusal) queueEdit(work, ref, field, { value }, context);
    return;
  }
  const isUnsent = [local?.pending, local?.inFlight].some((change) => field in changesOf(change));
  if (!isText(ref.kind, field)) {
    if (picture) queueEdit(work, ref, picture.list, { add: [picture.picture], remove: [] }, context);
    // Ink from elsewhere is of a device that nobody here knows.
    if (ink) queueSibling(work, ref, field, ink, isUnsent ? context : { ...context, device: '' });
    queueEdit(work, ref, field, { value }, context);
    return;
  }
  writeConcurrentEdit(work, ref, field, { value, before, current, isUnsent }, context);
}

/** Concurrent edit: the field holds other text than the screen showed. Never overwrites it: forks a sibling, or lets the server do so. */
function writeConcurrentEdit(
  work: UnitOfWork,
  ref: DocumentRef,
  field: string,
  { value, before, current, isUnsent }: { value: Value; before?: Value; current?: Value; isUnsent: boolean },
  context: WriteContext,
): void {
  const moved = work
    .siblingsOf(documentId(ref))
    .find((sibling) => before && siblingOrigin(sibling)?.field === field && visibleValue(sibling, 'value') === before);
  if (moved) {
    // The user's text has become a sibling meanwhile: the edit continues there.
    queueEdit(work, moved, 'value', { value }, context);
    return;
  }
  const mine = textOf(value);
  const theirs = textOf(current);
  const unseeing = theirs === '' ? undefined : pendingUnseen(work.get(documentId(ref)), field, before);
  if (unseeing) {
    // The other text waits here and has not seen the server's, on which this edit was made: this one takes the field.
    work.put(withoutField(unseeing, field));
    if (!mine.startsWith(theirs)) queueSibling(work, ref, field, theirs, context);
    queueEdit(work, ref, field, { value }, context);
  } else if (!isUnsent) {
    // The server has the other text: with base 0 it forks a sibling, unless one text is a prefix of the other.
    queueEditFrom(work, ref, field, { value }, 0, context);
  } else if (mine.startsWith(theirs)) {
    // The other text is unsent, and this one goes on from it: nothing of it is lost.
    queueEdit(work, ref, field, { value }, context);
  } else if (mine && !theirs.startsWith(mine)) {
    // Neither text goes on from the other: this one stays beside it.
    queueSibling(work, ref, field, mine, context);
  }
}

/** @returns the document if its pending text has not seen the server's, which this screen shows: the server would make it a sibling */
function pendingUnseen(local: LocalDocument | undefined, field: string, shown: Value | undefined) {
  const waiting = changesOf(local?.pending)[field];
  const known = local?.known;
  if (!local || !known || known.deleted || !waiting || field in changesOf(local.inFlight)) return undefined;
  const isUnseen = waiting.baseRev < (known.fieldRevs[field] ?? 0);
  return isUnseen && sameValue(known.fields[field], shown) ? local : undefined;
}

/** Keeps text or ink beside a field, as a sibling that this device makes. */
export function queueSibling(
  work: UnitOfWork,
  { kind, key }: DocumentRef,
  field: string,
  value: string,
  context: WriteContext,
): void {
  const sibling = { kind: 'sibling' as const, key: context.newId() };
  const fields = { of: { kind, key }, field, device: context.device, value };
  for (const [name, content] of Object.entries(fields)) queueEdit(work, sibling, name, { value: content }, context);
}

/** Merges an edit into `pending`, on the base that the screen showed: that of the first unsent edit of the field. */
export function queueEdit(
  work: UnitOfWork,
  ref: DocumentRef,
  field: string,
  edit: FieldEdit,
  context: WriteContext,
): void {
  queueEditFrom(work, ref, field, edit, baseOf(work.get(documentId(ref)), field), context);
}

/** As `queueEdit`, on a given base. */
export function queueEditFrom(
  work: UnitOfWork,
  ref: DocumentRef,
  field: string,
  edit: FieldEdit,
  baseRev: number,
  { now }: WriteContext,
): void {
  const local: LocalDocument = work.get(documentId(ref)) ?? { kind: ref.kind, key: ref.key };
  const waiting = changesOf(local.pending);
  const { refusal, cameBack: _, ...rest } = local;
  const written = {
    ...rest,
    ...(refusal?.reason === undefined ? {} : { refusal: clearRetry(refusal) }),
    madeAt: local.madeAt ?? now,
    editedAt: now,
    pending: {
      action: 'set' as const,
      fields: { ...waiting, ...originFields(local), [field]: mergedChange(waiting[field], edit, baseRev) },
    },
  };
  work.put(written);
}

/** A pending change with a later edit merged in. */
export function mergedChange(waiting: FieldChange | undefined, edit: FieldEdit, baseRev: number): FieldChange {
  if ('value' in edit) return { value: edit.value, baseRev: waiting && 'value' in waiting ? waiting.baseRev : baseRev };
  const before: ListChange = waiting && 'add' in waiting ? waiting : { add: [], remove: [], baseRev: 0 };
  // A list shows everything known: whatever is removed has been on the screen.
  return { ...mergeListEdits(before, edit), baseRev: Math.max(before.baseRev, baseRev) };
}

/** The field's revision on the screen, or under its unsent edit. */
function baseOf(local: LocalDocument | undefined, field: string): number {
  if (!local) return 0;
  const sent = changesOf(local.inFlight)[field];
  if (sent) return sent.baseRev;
  if (local.inFlight?.action === 'delete') return 0;
  const rev = local.known?.deleted ? 0 : (local.known?.fieldRevs[field] ?? 0);
  // An edit after a deletion has seen what the deletion covers.
  return local.pending?.action === 'delete' && rev > local.pending.baseRev ? 0 : rev;
}

/** Every edit of a sibling carries its origin: if the sibling was deleted concurrently, the edit recreates it. */
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

/** Queues fields again that the server lost with a document, unless they have later edits. */
export function resendFields(
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
  return {
    ...local,
    pending: { action: 'set', fields: { ...waiting, ...originFields(local), ...Object.fromEntries(offers) } },
  };
}

/** A document without the pending edit of one field. */
export function withoutField(local: LocalDocument, field: string): LocalDocument {
  const { [field]: _, ...fields } = changesOf(local.pending);
  const { pending: __, ...rest } = local;
  return Object.keys(fields).length > 0 ? { ...rest, pending: { action: 'set', fields } } : rest;
}
