import type { Desk } from './desk.ts';
import { documentId, type Names } from './local-document.ts';
import { remove } from './remove.ts';
import { shownValue } from './shown.ts';
import { type Circumstances, fold } from './write.ts';

interface Chosen {
  /** The version, as her screen shows it. */
  readonly other: { readonly key: string; readonly field: string; readonly value: string };
  readonly choice: 'other' | 'current' | 'both' | { readonly join: string };
  /** Title of the entry that 'guardar las dos' makes. */
  readonly newTitle: string;
  /** Creation time in milliseconds: what such an entry is called by. */
  readonly time: number;
}

/** Settles between two versions of a field (SYNC §2): the field is set where it takes other words, then the version goes. */
export function choose(
  desk: Desk,
  names: Names,
  { other, choice, newTitle, time }: Chosen,
  circumstances: Circumstances,
) {
  const sibling: Names = { kind: 'sibling', key: other.key };
  const set = (words: string) => fold(desk, names, other.field, { value: words }, circumstances);
  let after = documentId(names);
  if (choice === 'other') set(other.value);
  else if (choice === 'both' && names.kind === 'entry') {
    const entry: Names = { kind: 'entry', key: circumstances.newId() };
    const fields = { entryId: time, title: newTitle, 'responses.personal_content': other.value, isCompleted: true };
    for (const [name, value] of Object.entries(fields)) fold(desk, entry, name, { value }, circumstances);
    after = documentId(entry);
  } else if (choice === 'both') {
    const words = shownValue(desk.get(documentId(names)), other.field);
    set(typeof words === 'string' && words !== '' ? `${words}\n\n${other.value}` : other.value);
  } else if (choice !== 'current') set(choice.join);
  remove(desk, sibling, after);
}
