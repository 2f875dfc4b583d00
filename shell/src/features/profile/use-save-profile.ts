import type { BodyInputOf } from '@app/contract/endpoint';
import { getProfile, updateProfile } from '@app/contract/profile';
import { call, keyOf, NetworkError, useHost } from '@app/shared-ui/host';
import { messageOf } from '@app/shared-ui/host/message-of';
import { useSingleMutation } from '@app/shared-ui/loading/use-single-mutation';
import { useQueryClient } from '@tanstack/react-query';
import { sessionQuery } from '../../session/session-query.ts';
import { DECLINED, usePasswordConfirmation } from '../../session/password-confirmation.tsx';
import { profileCopy } from '../../copy/profile.es.ts';

/**
 * Saves the changed fields; a new address needs the password, and takes effect with its link.
 * @returns a mutation that resolves to false when the user cancels the password dialog
 */
export function useSaveProfile() {
  const { showToast } = useHost();
  const queryClient = useQueryClient();
  const guarded = usePasswordConfirmation();
  return useSingleMutation({
    mutationFn: async (change: BodyInputOf<typeof updateProfile>): Promise<boolean> => {
      const answer = await guarded(() => call(updateProfile, { body: change }));
      if (answer === DECLINED) return false;
      const { pendingEmail } = answer.profile;
      queryClient.setQueryData([...keyOf(getProfile)], answer);
      // The header shows the session's user name.
      void queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey });
      showToast({
        title: profileCopy.data.saved,
        ...(change.email && pendingEmail ? { description: profileCopy.data.savedWithEmail(pendingEmail) } : {}),
      });
      return true;
    },
  });
}

/** Why saving failed, as text for the user. */
export const errorText = (error: Error, text: string = profileCopy.data.failed): string =>
  error instanceof NetworkError ? profileCopy.offline : messageOf(error, text);
