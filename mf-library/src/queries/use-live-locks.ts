import { useHost } from '@app/shared-ui/host';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { LIBRARY_KEY } from './library-queries.ts';

/** Opens what a completion has unlocked while the page is open; the shell does the same when her access changes. */
export function useLiveLocks(): void {
  const { onLiveEvent } = useHost();
  const queryClient = useQueryClient();
  useEffect(
    () =>
      onLiveEvent('activity_completed', ({ sealUnlocked }) => {
        // Only a whole stage opens anything here.
        if (sealUnlocked) void queryClient.invalidateQueries({ queryKey: LIBRARY_KEY });
      }),
    [onLiveEvent, queryClient],
  );
}
