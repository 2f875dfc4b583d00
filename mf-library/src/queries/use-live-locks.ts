import { useHost } from '@app/shared-ui/host';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { queryKeys } from '@app/contract/query-keys';

/** Unlocks what a completion has opened while the page is open; the shell does the same when the user's access changes. */
export function useLiveLocks(): void {
  const { onLiveEvent } = useHost();
  const queryClient = useQueryClient();
  useEffect(
    () =>
      onLiveEvent('activity_completed', ({ sealUnlocked }) => {
        // Only a completed stage unlocks anything here.
        if (sealUnlocked) void queryClient.invalidateQueries({ queryKey: queryKeys.library() });
      }),
    [onLiveEvent, queryClient],
  );
}
