import { useHost, useStoredDocument } from '@app/shared-ui/host';
import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { activityEntryKey, entryOf } from '../entries/entry.ts';
import { useIsReady } from '../entries/use-entries.ts';
import { useActivityFacts } from '../entries/use-activity.ts';

/** `/journaling/new?activityId=n`: goes to the entry that the activity has, or makes it and goes there (2§2.6). */
export function NewActivityEntry({ activityId }: { readonly activityId: number }) {
  const { documents } = useHost();
  const isReady = useIsReady();
  const key = activityEntryKey(activityId);
  const document = useStoredDocument('entry', key);
  const { facts, isSettled } = useActivityFacts(activityId);
  const isMissing = isReady && isSettled && document === undefined;

  useEffect(() => {
    if (!isMissing || documents.get('entry', key)) return;
    const changes = {
      entryId: { value: Date.now() },
      activityId: { value: activityId },
      title: { value: facts.title },
      writingMode: { value: 'text' },
      isCompleted: { value: false },
    };
    // A device that keeps nothing still shows it; saving says so.
    void documents.set('entry', key, changes).catch(() => undefined);
  }, [activityId, documents, facts.title, isMissing, key]);

  return document ? <Navigate to={`/journaling/${entryOf(document).entryId}`} replace /> : null;
}
