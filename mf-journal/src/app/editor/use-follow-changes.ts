import { textOf } from '@app/contract/field-edits';
import { useHost } from '@app/shared-ui/host';
import { use, useEffect } from 'react';
import { questionOfField } from '../../entries/entry.ts';
import { PendingInputContext } from '../../unfinished/unfinished.ts';
import type { Draft } from './draft.ts';

/**
 * Shows answers from elsewhere at once if the user has changed nothing here; otherwise the host keeps them as a conflicting version. A text
 * that the user is still working on is never replaced. Ink is left as it is until the entry is opened again: a page that begins anew would
 * cut a stroke in the making, and of ink that is drawn over unseen the host keeps the picture, or the ink itself as a version.
 */
export function useFollowChanges(entryKey: string, draft: Draft, onChanged: () => void): void {
  const { documents } = useHost();
  const pendingInput = use(PendingInputContext);
  useEffect(() => {
    const look = () => {
      if (draft.isChanged() || pendingInput.isAny()) return;
      const fields = Object.entries(documents.get('entry', entryKey)?.fields ?? {});
      // Also an answer that was emptied: saved as it stands here, it would be called saved and not be stored.
      const isOld = fields.some(([name, value]) => {
        const question = questionOfField(name);
        return question !== undefined && draft.text(question) !== textOf(value);
      });
      if (isOld) onChanged();
    };
    look();
    const stops = [documents.subscribe(look), pendingInput.subscribe(look)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [documents, draft, entryKey, onChanged, pendingInput]);
}
