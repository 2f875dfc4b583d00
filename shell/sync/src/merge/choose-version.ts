import type { FieldEdit } from '@app/contract/documents';
import { textOf } from '@app/contract/field-edits';
import { canvasField, strokesField } from '@app/contract/sync-kinds';
import { beginEntry } from '@app/contract/written-at';
import { canvasOf, isInk, savedListOf } from '../document/fields.ts';
import type { UnitOfWork } from '../document/unit-of-work.ts';
import { documentId, type DocumentRef } from '../document/local-document.ts';
import { deleteDocument } from './delete-document.ts';
import { visibleValue } from '../document/visible-fields.ts';
import { type WriteContext, queueEdit, type BaseValues, applyEdits } from './queue-edit.ts';

interface Chosen {
  /**
   * The sibling and the field's text `beside` it, as the screen shows them; without `beside`, the field's present text. `picture`: of ink,
   * where one could be made.
   */
  readonly other: {
    readonly key: string;
    readonly field: string;
    readonly value: string;
    readonly beside?: string;
    readonly picture?: string;
  };
  readonly choice: 'other' | 'current' | 'both' | { readonly join: string };
  /** Title of the entry that 'guardar las dos' creates. */
  readonly newTitle: string;
  /** Creation time in milliseconds: the id of such an entry. */
  readonly time: number;
}

/**
 * Applies the user's choice between two versions of a field (SYNC §2): sets the field if its text changes, and a picture with its ink; then
 * deletes the sibling.
 * Invariant: neither is done to text that the screen has not shown; if the choice is not possible for that reason, both versions stay.
 */
export function chooseVersion(work: UnitOfWork, ref: DocumentRef, chosen: Chosen, context: WriteContext): void {
  const { other, choice } = chosen;
  const sibling: DocumentRef = { kind: 'sibling', key: other.key };
  const here = textOf(visibleValue(work.get(documentId(ref)), other.field));
  const there = visibleValue(work.get(documentId(sibling)), 'value');
  const set = (words: string) => queueEdit(work, ref, other.field, { value: words }, context);
  if (choice === 'both') {
    // The sibling's present text: no part of it is dropped unseen.
    const words = typeof there === 'string' ? there : other.value;
    const isEntry = ref.kind === 'entry';
    if (!isEntry) set(here === '' ? words : `${here}\n\n${words}`);
    const picture = words === other.value ? other.picture : undefined;
    const written = isInk(other.field) ? drawn(words, picture) : { [`responses.${PERSONAL}`]: { value: words } };
    deleteDocument(work, sibling, isEntry ? newEntry(work, written, chosen, context) : documentId(ref));
    return;
  }
  if (choice !== 'current' && other.beside !== undefined && other.beside !== here) {
    if (choice === 'other') return;
    // The user's join of two versions must not replace a third: it becomes a sibling.
    if (there === other.value) queueEdit(work, sibling, 'value', { value: choice.join }, context);
    else applyEdits(work, ref, { [other.field]: { value: choice.join } }, seenOf(other), context);
    return;
  }
  if (choice === 'other') setPicture(work, ref, other, here, context);
  if (choice !== 'current') set(choice === 'other' ? other.value : choice.join);
  // A dropped sibling waits for no other operation: refused edits may wait for its place.
  if (there === other.value) deleteDocument(work, sibling, choice === 'current' ? undefined : documentId(ref));
}

const seenOf = ({ field, beside }: Chosen['other']): BaseValues => new Map([[field, beside]]);

/** The picture of chosen ink takes the canvas. One there without ink was no part of the other version: its list keeps it. */
function setPicture(
  work: UnitOfWork,
  ref: DocumentRef,
  { field, picture = null }: { readonly field: string; readonly picture?: string | null },
  ink: string,
  context: WriteContext,
): void {
  const canvas = canvasOf(field);
  if (!canvas) return;
  const former = visibleValue(work.get(documentId(ref)), canvas);
  if (ink === '' && typeof former === 'string' && former !== picture)
    queueEdit(work, ref, savedListOf(canvas), { add: [former], remove: [] }, context);
  queueEdit(work, ref, canvas, { value: picture }, context);
}

/** Question of a personal entry (2§3). */
const PERSONAL = 'personal_content';

type Edits = Readonly<Record<string, FieldEdit>>;

const drawn = (ink: string, picture: string | undefined): Edits => ({
  writingMode: { value: 'handwriting' },
  [strokesField(PERSONAL)]: { value: ink },
  [canvasField(PERSONAL)]: { value: picture ?? null },
});

/** Creates a personal entry of what was written. @returns its id */
function newEntry(work: UnitOfWork, written: Edits, { newTitle, time }: Chosen, context: WriteContext): string {
  const entry: DocumentRef = { kind: 'entry', key: context.newId() };
  const fields = {
    ...beginEntry(new Date(time)),
    title: { value: newTitle },
    ...written,
    isCompleted: { value: true },
  };
  for (const [name, edit] of Object.entries(fields)) queueEdit(work, entry, name, edit, context);
  return documentId(entry);
}
