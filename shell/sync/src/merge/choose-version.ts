import { textOf } from '@app/contract/field-edits';
import { beginEntry } from '@app/contract/written-at';
import type { UnitOfWork } from '../document/unit-of-work.ts';
import { documentId, type DocumentRef } from '../document/local-document.ts';
import { deleteDocument } from './delete-document.ts';
import { visibleValue } from '../document/visible-fields.ts';
import { type WriteContext, queueEdit, type BaseValues, applyEdits } from './queue-edit.ts';

interface Chosen {
  /** The sibling and the field's text `beside` it, as the screen shows them; without `beside`, the field's present text. */
  readonly other: { readonly key: string; readonly field: string; readonly value: string; readonly beside?: string };
  readonly choice: 'other' | 'current' | 'both' | { readonly join: string };
  /** Title of the entry that 'guardar las dos' creates. */
  readonly newTitle: string;
  /** Creation time in milliseconds: the id of such an entry. */
  readonly time: number;
}

/**
 * Applies the user's choice between two versions of a field (SYNC §2): sets the field if its text changes, then deletes the sibling.
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
    deleteDocument(work, sibling, isEntry ? newEntry(work, words, chosen, context) : documentId(ref));
    return;
  }
  if (choice !== 'current' && other.beside !== undefined && other.beside !== here) {
    if (choice === 'other') return;
    // The user's join of two versions must not replace a third: it becomes a sibling.
    if (there === other.value) queueEdit(work, sibling, 'value', { value: choice.join }, context);
    else applyEdits(work, ref, { [other.field]: { value: choice.join } }, seenOf(other), context);
    return;
  }
  if (choice !== 'current') set(choice === 'other' ? other.value : choice.join);
  // A dropped sibling waits for no other operation: refused edits may wait for its place.
  if (there === other.value) deleteDocument(work, sibling, choice === 'current' ? undefined : documentId(ref));
}

const seenOf = ({ field, beside }: Chosen['other']): BaseValues => new Map([[field, beside]]);

/** Creates a personal entry of a text. @returns its id */
function newEntry(work: UnitOfWork, words: string, { newTitle, time }: Chosen, context: WriteContext): string {
  const entry: DocumentRef = { kind: 'entry', key: context.newId() };
  const fields = {
    ...beginEntry(new Date(time)),
    title: { value: newTitle },
    'responses.personal_content': { value: words },
    isCompleted: { value: true },
  };
  for (const [name, edit] of Object.entries(fields)) queueEdit(work, entry, name, edit, context);
  return documentId(entry);
}
