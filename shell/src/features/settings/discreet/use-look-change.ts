import { setDeviceLook } from '@app/contract/device-look';
import type { DiscreetLook } from '@app/contract/discreet-looks';
import { call, NetworkError, useHost } from '@app/shared-ui/host';
import { messageOf } from '@app/shared-ui/host/message-of';
import { useMutation } from '@tanstack/react-query';
import { discreetCopy as copy } from '../../../copy/discreet.es.ts';
import { useSettings } from '../../../session/use-settings.ts';
import { readLook } from '../../../storage/look.ts';

/** Gives this device another look, or the product's own, and opens the page anew with it. The first look also makes the mails discreet. */
export function useLookChange(reload: () => void) {
  const { showToast } = useHost();
  const { save } = useSettings();
  return useMutation({
    networkMode: 'always',
    mutationFn: async (look: DiscreetLook | undefined) => {
      const isFirst = look && !readLook();
      await call(setDeviceLook, { body: { look: look ?? null } });
      if (isFirst) await save({ emailUpdates: false, discreetMails: true });
    },
    onSuccess: reload,
    onError: (error) =>
      showToast({
        tone: 'error',
        ...(error instanceof NetworkError
          ? { title: copy.offlineTitle, description: copy.offline }
          : { title: messageOf(error, copy.failed) }),
      }),
  });
}
