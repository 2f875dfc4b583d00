import { useHost } from '@app/shared-ui/host';
import { useEffect } from 'react';
import { answersOf } from '../../entries/entry.ts';
import type { Draft } from './draft.ts';

/** Shows what was written elsewhere, at once where she has changed nothing here; otherwise it becomes another version. */
export function useFollowChanges(entryKey: string, draft: Draft, onChanged: () => void): void {
  const { documents } = useHost();
  useEffect(() => {
    const look = () => {
      if (draft.isChanged()) return;
      const document = documents.get('entry', entryKey);
      const answers = document ? [...answersOf(document)] : [];
      if (answers.some(([question, text]) => draft.text(question) !== text)) onChanged();
    };
    look();
    return documents.subscribe(look);
  }, [documents, draft, entryKey, onChanged]);
}
