import { watchRefusals } from '@app/shared-ui/host/page-account';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { sessionQuery } from './session-query.ts';

const { queryKey } = sessionQuery;

/**
 * A session can expire under an open page: the first call that is refused has the page ask whose the session is, as an answer of `null` leads
 * to the sign-in. Calls that are refused while it asks do not ask again.
 */
export function useRefusals(): void {
  const queryClient = useQueryClient();
  useEffect(
    () =>
      watchRefusals(() => {
        if (queryClient.getQueryData(queryKey))
          void queryClient.invalidateQueries({ queryKey, exact: true }, { cancelRefetch: false });
      }),
    [queryClient],
  );
}
