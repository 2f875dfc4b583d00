import { NetworkError, useHost } from '@app/shared-ui/host';
import { messageOf } from '@app/shared-ui/host/message-of';
import { useCallback } from 'react';
import { settingsCopy } from '../../copy/settings.es.ts';

/** Shows why something failed: no network, the server's message, or the caller's text. */
export function useErrorToast(): (error: unknown, text: string) => void {
  const { showToast } = useHost();
  return useCallback(
    (error, text) => {
      const { offline, error: title } = settingsCopy.privacy;
      const description = error instanceof NetworkError ? offline : messageOf(error, text);
      showToast({ tone: 'error', title, description });
    },
    [showToast],
  );
}
