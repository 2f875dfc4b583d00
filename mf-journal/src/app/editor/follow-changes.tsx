import { useStoredDocument } from '@app/shared-ui/host';
import { useEffect } from 'react';
import { answersOf } from '../../entries/entry.ts';
import type { Draft } from './draft.ts';

interface FollowChangesProps {
  readonly entryKey: string;
  readonly draft: Draft;
  readonly onChanged: () => void;
}

/** Shows what was written elsewhere, at once where she has changed nothing here; otherwise it becomes another version. */
export function FollowChanges({ entryKey, draft, onChanged }: FollowChangesProps) {
  const document = useStoredDocument('entry', entryKey);
  useEffect(() => {
    if (!document || draft.isChanged()) return;
    const isOther = [...answersOf(document)].some(([question, text]) => draft.text(question) !== text);
    if (isOther) onChanged();
  }, [document, draft, onChanged]);
  return null;
}
