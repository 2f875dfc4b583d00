import type { UnitOfWork } from '../unit-of-work.ts';
import { documentId, type DocumentRef, type Value } from './local-document.ts';
import { deleteDocument } from './delete-document.ts';
import { visibleValue } from './visible-fields.ts';
import { type WriteContext, queueEdit, type BaseValues, applyEdits } from './queue-edit.ts';

interface Chosen {
  /** The version and the field's words `beside` it, as her screen shows them; without `beside` it shows what stands in the field. */
  readonly other: { readonly key: string; readonly field: string; readonly value: string; readonly beside?: string };
  readonly choice: 'other' | 'current' | 'both' | { readonly join: string };
  /** Title of the entry that 'guardar las dos' makes. */
  readonly newTitle: string;
  /** Creation time in milliseconds: what such an entry is called by. */
  readonly time: number;
}

/**
 * Settles between two versions of a field (SYNC §2): the field is set where it takes other words, then the version goes. Neither is done
 * to words that she has not seen; where her choice cannot be done for them, both stay for her to choose again.
 */
export function chooseVersion(work: UnitOfWork, ref: DocumentRef, chosen: Chosen, context: WriteContext): void {
  const { other, choice } = chosen;
  const sibling: DocumentRef = { kind: 'sibling', key: other.key };
  const here = wordsOf(visibleValue(work.get(documentId(ref)), other.field));
  const there = visibleValue(work.get(documentId(sibling)), 'value');
  const set = (words: string) => queueEdit(work, ref, other.field, { value: words }, context);
  if (choice === 'both') {
    // The version as it is by now: nothing of it goes unseen.
    const words = typeof there === 'string' ? there : other.value;
    const isEntry = ref.kind === 'entry';
    if (!isEntry) set(here === '' ? words : `${here}\n\n${words}`);
    deleteDocument(work, sibling, isEntry ? newEntry(work, words, chosen, context) : documentId(ref));
    return;
  }
  if (choice !== 'current' && other.beside !== undefined && other.beside !== here) {
    if (choice === 'other') return;
    // What she has made of the two cannot take the place of a third: it stands beside it.
    if (there === other.value) queueEdit(work, sibling, 'value', { value: choice.join }, context);
    else applyEdits(work, ref, { [other.field]: { value: choice.join } }, seenOf(other), context);
    return;
  }
  if (choice !== 'current') set(choice === 'other' ? other.value : choice.join);
  // What is let go waits for nothing: the words of the page may themselves wait for its place.
  if (there === other.value) deleteDocument(work, sibling, choice === 'current' ? undefined : documentId(ref));
}

const seenOf = ({ field, beside }: Chosen['other']): BaseValues => new Map([[field, beside]]);

/** @returns the id of a new personal entry of those words */
function newEntry(work: UnitOfWork, words: string, { newTitle, time }: Chosen, context: WriteContext): string {
  const entry: DocumentRef = { kind: 'entry', key: context.newId() };
  const fields = { entryId: time, title: newTitle, 'responses.personal_content': words, isCompleted: true };
  for (const [name, value] of Object.entries(fields)) queueEdit(work, entry, name, { value }, context);
  return documentId(entry);
}

const wordsOf = (value: Value | undefined): string => (typeof value === 'string' ? value : '');
