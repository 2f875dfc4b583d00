import { useHost } from '@app/shared-ui/host';
import { answersOf } from '@app/shared-ui/text/answers-of';
import { use, useEffect } from 'react';
import { PendingInputContext } from '../../unfinished/unfinished.ts';
import type { Draft } from './draft.ts';

/**
 * Shows changes from elsewhere at once if the user has changed nothing here; otherwise the host keeps them as a conflicting version. A text
 * that the user is still working on is never replaced.
 */
export function useFollowChanges(entryKey: string, draft: Draft, onChanged: () => void): void {
  const { documents } = useHost();
  const pendingInput = use(PendingInputContext);
  useEffect(() => {
    const look = () => {
      if (draft.isChanged() || pendingInput.isAny()) return;
      const document = documents.get('entry', entryKey);
      const answers = document ? [...answersOf(document)] : [];
      if (answers.some(([question, text]) => draft.text(question) !== text)) onChanged();
    };
    look();
    const stops = [documents.subscribe(look), pendingInput.subscribe(look)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [documents, draft, entryKey, onChanged, pendingInput]);
}
