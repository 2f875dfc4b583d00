import { getCurrentUser, type SignedInUser } from '@app/contract/accounts';
import { ApiError, call, keyOf, NetworkError } from '@app/shared-ui/host';
import { queryOptions } from '@tanstack/react-query';
import { rememberedUser, rememberUser } from '../storage/last-user.ts';
import { finishPendingSignOut, isSigningOut, untilSignOut } from './pending-sign-out.ts';

let isFromDevice = false;

/** Whether she is only taken for signed in because she last was, and nobody could be asked. */
export const isSessionFromDevice = (): boolean => isFromDevice;

/**
 * Who is signed in; `null` when nobody is: any non-OK answer means not authenticated (1§7). Without an answer she is who she was when
 * there last was one: what she wrote is on her device (D17). Nor does a server in trouble take away the page of whom it has let in.
 */
export const sessionQuery = queryOptions({
  queryKey: keyOf(getCurrentUser),
  queryFn: async ({ client, queryKey }): Promise<SignedInUser | null> => {
    // The live channel says that the session ended, while the page is leaving because she ended it.
    if (isSigningOut() || !(await finishPendingSignOut())) return null;
    try {
      const { user } = await call(getCurrentUser, {});
      isFromDevice = false;
      void rememberUser(user, untilSignOut);
      return user;
    } catch (error) {
      if (error instanceof ApiError) {
        if (isInTrouble(error)) return client.getQueryData<SignedInUser | null>(queryKey) ?? null;
        if (error.status === 401) void rememberUser(null, untilSignOut);
        return null;
      }
      const user = error instanceof NetworkError ? await rememberedUser() : undefined;
      if (!user) throw error;
      isFromDevice = true;
      return user;
    }
  },
});

/** It has not said who she is: it is restarting, without its database, or has no time. */
const isInTrouble = ({ status }: ApiError): boolean => status >= 500 || status === 429;
