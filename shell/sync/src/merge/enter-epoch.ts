import { hashesOf, textOf } from '@app/contract/field-edits';
import type { FieldChange, SyncDoc } from '@app/contract/sync';
import type { UnitOfWork } from '../document/unit-of-work.ts';
import { isCanvas, isText, savedListOf } from '../document/fields.ts';
import { changesOf, liveDocument, type LocalDocument } from '../document/local-document.ts';
import { siblingOrigin, visibleValue } from '../document/visible-fields.ts';
import { queueSibling, resendFields, withoutField, type WriteContext } from './queue-edit.ts';
import { type History, sharedUntil } from './shared-until.ts';

/**
 * The server went back in time (a restored backup): queues again what it forgot, on the base that it still has, so that only concurrent
 * edits fork siblings. Then everything is pulled again. The unit of work must hold all documents.
 */
export function enterEpoch(work: UnitOfWork, entered: History, context: WriteContext): void {
  const { epoch: left = '', ancestors: before = [] } = work.state;
  const until = sharedUntil({ epoch: left, ancestors: before }, entered);
  for (const local of work.documents.values()) {
    const remembered = rememberedAt(besideHiddenTexts(work, local, until, context), until);
    if (remembered !== local) work.put(remembered);
  }
  const { epoch, ancestors = [] } = entered;
  work.setState({ epoch, ancestors, cursor: 0 });
}

function rememberedAt(local: LocalDocument, until: number): LocalDocument {
  const { known, refusal: _, ...rest } = clamped(withoutBlindDeletion(local, until), until);
  if (!known || known.rev <= until) return { ...rest, ...(known ? { known } : {}) };
  // What the server remembers of a deleted document is unknown here: the deletion is sent again, on the revision it went back to.
  if (known.deleted)
    return rest.pending || rest.inFlight ? rest : { ...rest, pending: { action: 'delete', baseRev: until } };
  const isForgotten = (name: string) => (known.fieldRevs[name] ?? 0) > until;
  const forgotten = Object.fromEntries(Object.entries(known.fields).filter(([name]) => isForgotten(name)));
  const kept = knownOnly(known, (name) => !isForgotten(name));
  const isDeleted = local.inFlight?.action === 'delete' && local.inFlight.baseRev >= known.rev;
  const offered = isDeleted ? {} : { ...forgotten, ...savedPictures(local, forgotten) };
  return resendFields({ ...rest, ...(kept ? { known: kept } : {}) }, offered, until);
}

/** A deletion that does not cover what has arrived since would have been refused: a server that forgot the arrival would not refuse it. */
function withoutBlindDeletion(local: LocalDocument, until: number): LocalDocument {
  const { pending, ...rest } = local;
  const rev = liveDocument(local)?.rev ?? 0;
  const isBlind = pending?.action === 'delete' && rev > until && rev > pending.baseRev;
  return isBlind ? { ...rest, cameBack: true } : local;
}

/** Whether an edit of the field was made without having seen the server's value. */
const isBlind = ({ known }: LocalDocument, field: string, edit: FieldChange | undefined): boolean =>
  edit !== undefined && (known?.fieldRevs[field] ?? 0) > edit.baseRev;

/**
 * Edits that have not seen a forgotten text must not take its place: the server that forgot it would let them. One that waits becomes a
 * sibling here, as the server would have made it; beside one in flight, which is frozen, the text itself does.
 */
function besideHiddenTexts(
  work: UnitOfWork,
  local: LocalDocument,
  until: number,
  context: WriteContext,
): LocalDocument {
  const known = liveDocument(local);
  let left = local;
  for (const [field, text] of Object.entries(known?.fields ?? {})) {
    const isForgotten = (known?.fieldRevs[field] ?? 0) > until;
    if (!isForgotten || typeof text !== 'string' || !isText(local.kind, field)) continue;
    const mine = textOf(visibleValue(local, field));
    if (mine.startsWith(text)) continue;
    const origin = siblingOrigin(local) ?? { of: local, field };
    const beside = (words: string) => queueSibling(work, origin.of, origin.field, words, context);
    if (isBlind(local, field, changesOf(local.inFlight)[field])) beside(text);
    else if (isBlind(local, field, changesOf(local.pending)[field])) {
      left = withoutField(left, field);
      if (!text.startsWith(mine)) beside(mine);
    }
  }
  return left;
}

/** Forgotten pictures whose canvas an unsent edit takes that has not seen them: for their lists. */
function savedPictures(local: LocalDocument, forgotten: SyncDoc['fields']): SyncDoc['fields'] {
  const lists: Record<string, string[]> = {};
  const edits = { ...changesOf(local.pending), ...changesOf(local.inFlight) };
  for (const [field, picture] of Object.entries(forgotten)) {
    if (!isCanvas(field) || typeof picture !== 'string' || !isBlind(local, field, edits[field])) continue;
    const list = savedListOf(field);
    lists[list] = [...hashesOf(forgotten[list]), picture];
  }
  return lists;
}

/** With revision 0, so that any state of the server is newer. */
function knownOnly(known: SyncDoc, keeps: (name: string) => boolean): SyncDoc | undefined {
  const names = Object.keys(known.fields).filter(keeps);
  if (names.length === 0) return undefined;
  const only = <T>(record: Readonly<Record<string, T>>): Record<string, T> =>
    Object.fromEntries(Object.entries(record).filter(([name]) => names.includes(name)));
  return { ...known, rev: 0, fields: only(known.fields), fieldRevs: only(known.fieldRevs) };
}

/** Lowers bases to the revision the server went back to: later revisions name other text now, and no edit may claim to have seen it. */
function clamped(local: LocalDocument, until: number): LocalDocument {
  const fieldsOf = (fields: Readonly<Record<string, FieldChange>>) =>
    Object.fromEntries(
      Object.entries(fields).map(([name, change]) => [name, { ...change, baseRev: Math.min(change.baseRev, until) }]),
    );
  const one = <
    T extends { action: 'set'; fields: Readonly<Record<string, FieldChange>> } | { action: 'delete'; baseRev: number },
  >(
    change: T,
  ): T =>
    change.action === 'set'
      ? { ...change, fields: fieldsOf(change.fields) }
      : { ...change, baseRev: Math.min(change.baseRev, until) };
  const { pending, inFlight, ...rest } = local;
  return { ...rest, ...(pending ? { pending: one(pending) } : {}), ...(inFlight ? { inFlight: one(inFlight) } : {}) };
}
