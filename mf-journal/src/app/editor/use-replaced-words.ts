import { textOf } from '@app/contract/field-edits';
import { type StoredDocument, useHost } from '@app/shared-ui/host';
import { useEffect, useState } from 'react';
import { responseField } from '../../entries/entry.ts';
import type { EntryQuestion } from '../../entries/questions.ts';
import type { Draft } from './draft.ts';

/** A text on the screen that was stored, and that another page or device has replaced since. */
export interface ReplacedWords {
  readonly field: string;
  readonly here: string;
  readonly stored: string;
}

const NONE: readonly ReplacedWords[] = [];

function replacedIn(document: StoredDocument, draft: Draft, questions: readonly EntryQuestion[]): ReplacedWords[] {
  return questions.flatMap(({ key }) => {
    const field = responseField(key);
    const here = draft.text(key);
    const stored = textOf(document.fields[field]);
    // As a version beside the field's text it is kept, and shown above the form.
    const isVersion = document.others.some((other) => other.field === field && other.value === here);
    return here === stored || isVersion ? [] : [{ field, here, stored }];
  });
}

/**
 * What is on the screen and no longer stored. Empty while an edit is being stored, and before the first edit: until then the editor follows
 * changes (`useFollowChanges`).
 */
export function useReplacedWords(
  entryKey: string,
  draft: Draft,
  questions: readonly EntryQuestion[],
): readonly ReplacedWords[] {
  const { documents } = useHost();
  const [replaced, setReplaced] = useState(NONE);
  useEffect(() => {
    const look = () => {
      const document = documents.get('entry', entryKey);
      if (!document || document.state === 'saving') return;
      const found = draft.isChanged() ? replacedIn(document, draft, questions) : NONE;
      setReplaced((before) => (found.length === 0 && before.length === 0 ? before : found));
    };
    look();
    const stops = [documents.subscribe(look), draft.subscribe(look)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [documents, draft, entryKey, questions]);
  return replaced;
}
