import { stopCanaryAsAdmin } from '@app/contract/canaries';
import { queryKeys } from '@app/contract/query-keys';
import type { RemoteState } from '@app/contract/remote-versions';
import { Button } from '@app/shared-ui/components/button';
import { call, useHost } from '@app/shared-ui/host';
import { messageOf } from '@app/shared-ui/host/message-of';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { styled } from 'styled-components';
import { Soft } from '../../../components/sheet.tsx';
import { authorName, remoteLabel } from '../../../copy/parts.es.ts';
import { versionsCopy } from '../../../copy/versions.es.ts';
import { formatMoment } from '../../../dates/format-date.ts';

const { canary: copy } = versionsCopy;

/** The version that a share of the accounts gets: how far it reaches, how it fares, and the way back; nothing where there is none. */
export function CanaryPanel({ remote: { name, promoted, canary } }: { readonly remote: RemoteState }) {
  const queryClient = useQueryClient();
  const { confirm, showToast } = useHost();
  const labelId = useId();
  const stop = useMutation({
    mutationFn: () => call(stopCanaryAsAdmin, { params: { name } }),
    onSuccess: ({ version }) => showToast({ title: copy.done, description: copy.doneText(remoteLabel(name), version) }),
    onError: (error) => showToast({ title: messageOf(error, copy.failed), tone: 'error' }),
    // Also after a refusal: somebody else, or the server, may have ended it.
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.admin() }),
  });
  if (!canary) return null;
  const { version, percent, since, by, views, failed, budget } = canary;
  const handleClick = async () => {
    const title = copy.stopOf(remoteLabel(name), version);
    const text = copy.stopText(version, promoted);
    if (await confirm({ title, text, confirmLabel: copy.stop, cancelLabel: copy.cancel })) stop.mutate();
  };
  return (
    <Box role="group" aria-labelledby={labelId}>
      <div>
        <h4 id={labelId}>{copy.title(remoteLabel(name))}</h4>
        <p>{copy.text(version, percent)}</p>
        <p>
          <strong>{copy.counts(failed, views)}</strong>
        </p>
        <Soft>{copy.budget(budget.failures, budget.views)}</Soft>
        <Soft>{copy.since(formatMoment(since), authorName(by))}</Soft>
      </div>
      <Button
        $variant="soft"
        disabled={stop.isPending}
        aria-label={copy.stopOf(remoteLabel(name), version)}
        onClick={() => void handleClick()}
      >
        {copy.stop}
      </Button>
    </Box>
  );
}

const Box = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 12px 24px;
  padding: 16px;
  border-radius: var(--radius-card);
  background: var(--surface-sunken);

  > div {
    flex: 1 1 16rem;
    display: grid;
    gap: 4px;
  }

  h4 {
    margin: 0;
    font-size: 1.0625rem;
  }

  p {
    margin: 0;
  }
`;
