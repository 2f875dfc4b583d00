import type { EndReason } from '@app/contract/problem';
import { getCurrentUser, type SignedInUser } from '@app/contract/sign-in';
import { ApiError, call, keyOf, NetworkError } from '@app/shared-ui/host';
import { queryOptions } from '@tanstack/react-query';
import { loadLastUser, saveLastUser } from '../storage/last-user.ts';
import { rememberSignedIn } from '../storage/signed-in-as.ts';
import { finishPendingSignOut } from './pending-sign-out.ts';
import { isSigningOut, signOutSignal } from './sign-out-state.ts';

let isFromDevice = false;
let isExpiredHere = false;

/** Whether the session of this very page has expired: who signs in again goes on where the page stood. */
export const hasExpiredHere = (): boolean => isExpiredHere;

/** Whether the user is taken from the device because the server could not be asked. */
export const isSessionFromDevice = (): boolean => isFromDevice;

/**
 * The signed-in user; `null` when there is none: any non-OK answer means not authenticated (1§7). Without an answer, or with one of an
 * overloaded server, it is the last known user: what they wrote is on this device (D17).
 */
export const sessionQuery = queryOptions({
  queryKey: keyOf(getCurrentUser),
  queryFn: async ({ client, queryKey }): Promise<SignedInUser | null> => {
    // A sign-out ends the live channel, which asks for the session again while the page is leaving.
    if (isSigningOut() || !(await finishPendingSignOut())) return null;
    try {
      const { user } = await call(getCurrentUser, { account: '' });
      isFromDevice = false;
      if (!isSigningOut()) rememberSignedIn(user.id);
      void saveLastUser(user, signOutSignal);
      return user;
    } catch (error) {
      if (error instanceof ApiError) {
        if (isUnavailable(error)) return client.getQueryData<SignedInUser | null>(queryKey) ?? null;
        if (error.status === 401) {
          isExpiredHere ||= Boolean(client.getQueryData(queryKey));
          rememberSignedIn(null);
          void saveLastUser(null, signOutSignal);
        }
        if (error.problem?.reason) void leaveEndedSession(error.problem.reason).catch(() => undefined);
        return null;
      }
      const user = error instanceof NetworkError ? await loadLastUser() : undefined;
      if (!user) throw error;
      isFromDevice = true;
      return user;
    }
  },
});

/** In an existing chunk: a new one would add to the weight of every sign-in. One that does not load is tried again with the next answer. */
async function leaveEndedSession(reason: EndReason): Promise<void> {
  await (await import(/* webpackChunkName: "signed-in" */ './ended-session.ts')).leaveEndedSession(reason);
}

/** The server cannot say who the user is: it is restarting, without its database, or overloaded. */
const isUnavailable = ({ status }: ApiError): boolean => status >= 500 || status === 429;
