import { getCurrentUser, type SignedInUser } from '@app/contract/accounts';
import { ApiError, call, keyOf } from '@app/shared-ui/host';
import { queryOptions } from '@tanstack/react-query';
import { finishPendingSignOut, isSigningOut } from './sign-out.ts';

/** Who is signed in; `null` when nobody is: any non-OK answer means not authenticated (1§7). */
export const sessionQuery = queryOptions({
  queryKey: keyOf(getCurrentUser),
  queryFn: async (): Promise<SignedInUser | null> => {
    // The live channel says that the session ended, while the page is leaving because she ended it.
    if (isSigningOut() || !(await finishPendingSignOut())) return null;
    try {
      return (await call(getCurrentUser, {})).user;
    } catch (error) {
      if (error instanceof ApiError) return null;
      throw error;
    }
  },
});
