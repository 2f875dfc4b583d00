import type { Desk } from './desk.ts';
import { documentId, type Names, type Value } from './local-document.ts';
import { remove } from './remove.ts';
import { shownValue } from './shown.ts';
import { type Circumstances, fold, type Seen, write } from './write.ts';

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
export function choose(desk: Desk, names: Names, chosen: Chosen, circumstances: Circumstances): void {
  const { other, choice } = chosen;
  const sibling: Names = { kind: 'sibling', key: other.key };
  const here = wordsOf(shownValue(desk.get(documentId(names)), other.field));
  const there = shownValue(desk.get(documentId(sibling)), 'value');
  const set = (words: string) => fold(desk, names, other.field, { value: words }, circumstances);
  if (choice === 'both') {
    // The version as it is by now: nothing of it goes unseen.
    const words = typeof there === 'string' ? there : other.value;
    const isEntry = names.kind === 'entry';
    if (!isEntry) set(here === '' ? words : `${here}\n\n${words}`);
    remove(desk, sibling, isEntry ? newEntry(desk, words, chosen, circumstances) : documentId(names));
    return;
  }
  if (choice !== 'current' && other.beside !== undefined && other.beside !== here) {
    if (choice === 'other') return;
    // What she has made of the two cannot take the place of a third: it stands beside it.
    if (there === other.value) fold(desk, sibling, 'value', { value: choice.join }, circumstances);
    else write(desk, names, { [other.field]: { value: choice.join } }, seenOf(other), circumstances);
    return;
  }
  if (choice !== 'current') set(choice === 'other' ? other.value : choice.join);
  // What is let go waits for nothing: the words of the page may themselves wait for its place.
  if (there === other.value) remove(desk, sibling, choice === 'current' ? undefined : documentId(names));
}

const seenOf = ({ field, beside }: Chosen['other']): Seen => new Map([[field, beside]]);

/** @returns the id of a new personal entry of those words */
function newEntry(desk: Desk, words: string, { newTitle, time }: Chosen, circumstances: Circumstances): string {
  const entry: Names = { kind: 'entry', key: circumstances.newId() };
  const fields = { entryId: time, title: newTitle, 'responses.personal_content': words, isCompleted: true };
  for (const [name, value] of Object.entries(fields)) fold(desk, entry, name, { value }, circumstances);
  return documentId(entry);
}

const wordsOf = (value: Value | undefined): string => (typeof value === 'string' ? value : '');
