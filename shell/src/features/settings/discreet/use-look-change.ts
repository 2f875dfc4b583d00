import type { DiscreetLook } from '@app/contract/discreet-looks';
import { getCurrentUser } from '@app/contract/sign-in';
import { call, useHost } from '@app/shared-ui/host';
import { useMutation } from '@tanstack/react-query';
import { discreetCopy as copy } from '../../../copy/discreet.es.ts';
import { useSettings } from '../../../session/use-settings.ts';
import { readLook, saveLook } from '../../../storage/look.ts';

/**
 * Gives this device another look, or the product's own, and opens the page anew with it. Needs the server: it writes the look into the page
 * that the device keeps for the time without a network. The first look also makes the mails discreet.
 */
export function useLookChange(reload: () => void) {
  const { showToast } = useHost();
  const { save } = useSettings();
  return useMutation({
    networkMode: 'always',
    mutationFn: async (look: DiscreetLook | undefined) => {
      await call(getCurrentUser, {});
      if (look && !readLook()) await save({ emailUpdates: false, discreetMails: true });
      saveLook(look);
    },
    onSuccess: reload,
    onError: () => showToast({ tone: 'error', title: copy.offlineTitle, description: copy.offline }),
  });
}
