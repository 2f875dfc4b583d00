import type { StoredDocument } from '@app/contract/documents';

const RESPONSES = 'responses.';

/** The answers of an entry of the journal by question, without the empty ones. */
export function answersOf({ fields }: Pick<StoredDocument, 'fields'>): ReadonlyMap<string, string> {
  const answers = new Map<string, string>();
  for (const [name, value] of Object.entries(fields)) {
    if (name.startsWith(RESPONSES) && typeof value === 'string' && value.trim() !== '')
      answers.set(name.slice(RESPONSES.length), value);
  }
  return answers;
}
