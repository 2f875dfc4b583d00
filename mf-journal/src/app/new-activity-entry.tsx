import { beginEntry } from '@app/contract/written-at';
import { ApiError, useHost, useStoredDocument } from '@app/shared-ui/host';
import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { activityEntryKey, entryOf } from '../entries/entry.ts';
import { useIsReady } from '../entries/use-entries.ts';
import { useActivityFacts } from '../entries/use-activity.ts';

/**
 * `/journaling/new?activityId=n`: goes to the entry that the activity has, or makes it and goes there (2§2.6). Making it begins the
 * activity, as the button on the stage does (D6).
 */
export function NewActivityEntry({ activityId }: { readonly activityId: number }) {
  const { documents, moveActivity } = useHost();
  const { state } = useLocation() as { readonly state: unknown };
  const isReady = useIsReady();
  const key = activityEntryKey(activityId);
  const document = useStoredDocument('entry', key);
  const { facts, isSettled, canBegin } = useActivityFacts(activityId);
  const isMissing = isReady && isSettled && document === undefined;

  useEffect(() => {
    if (!isMissing || documents.get('entry', key)) return;
    const make = async () => {
      // Only now it has surely been read from the device, if it is there.
      const entry = await documents.open('entry', key);
      try {
        if (entry.opened) return;
        entry.set({
          ...beginEntry(),
          activityId: { value: activityId },
          title: { value: facts.title },
          writingMode: { value: 'text' },
          isCompleted: { value: false },
        });
        if (canBegin) void moveActivity(activityId, 'in_progress').catch(ignoreRefusal);
        await entry.flush();
      } finally {
        entry.close();
      }
    };
    // A device that keeps nothing still shows it; saving says so.
    void make().catch(() => undefined);
  }, [activityId, canBegin, documents, facts.title, isMissing, key, moveActivity]);

  return document ? <Navigate to={`/journaling/${entryOf(document).entryId}`} replace state={state} /> : null;
}

/** The user may not begin it any more, or not yet: the entry is there all the same. */
function ignoreRefusal(error: unknown) {
  if (!(error instanceof ApiError && [403, 409].includes(error.status))) console.error(error);
}
