import { rollbackRemoteAsAdmin } from '@app/contract/admin-remotes';
import { queryKeys } from '@app/contract/query-keys';
import type { RemoteState } from '@app/contract/remote-versions';
import { Button } from '@app/shared-ui/components/button';
import { call, useHost } from '@app/shared-ui/host';
import { messageOf } from '@app/shared-ui/host/message-of';
import { useSingleMutation } from '@app/shared-ui/loading/use-single-mutation';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { remoteLabel } from '../../../copy/parts.es.ts';
import { versionsCopy } from '../../../copy/versions.es.ts';

const { rollback: copy } = versionsCopy;

/** Puts the version that was live before back in use; nothing where there is none. */
export function RollbackButton({ remote: { name, promoted, previous } }: { readonly remote: RemoteState }) {
  const queryClient = useQueryClient();
  const { confirm, showToast } = useHost();
  const button = useRef<HTMLButtonElement>(null);
  const rollback = useSingleMutation({
    mutationFn: () => call(rollbackRemoteAsAdmin, { params: { name } }),
    onSuccess: async ({ version }) => {
      // The button goes where nothing is left to go back to: the card's title takes the keyboard focus.
      button.current?.closest('article')?.querySelector('h3')?.focus({ preventScroll: true });
      showToast({ title: copy.done, description: copy.doneText(remoteLabel(name), version) });
      await queryClient.invalidateQueries({ queryKey: queryKeys.admin() });
    },
    onError: (error) => showToast({ title: messageOf(error, copy.failed), tone: 'error' }),
  });
  if (!previous) return null;
  const handleClick = async () => {
    const { confirm: confirmLabel, cancel: cancelLabel } = copy;
    const title = copy.title(remoteLabel(name), previous);
    const text = copy.text(previous, promoted);
    if (await confirm({ title, text, confirmLabel, cancelLabel })) rollback.mutate();
  };
  return (
    <Button
      ref={button}
      $variant="soft"
      disabled={rollback.isPending}
      aria-label={copy.actionOf(remoteLabel(name), previous)}
      onClick={() => void handleClick()}
    >
      {copy.action}
    </Button>
  );
}
