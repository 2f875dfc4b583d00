import { endTrialAsAdmin } from '@app/contract/remote-trials';
import { queryKeys } from '@app/contract/query-keys';
import { call, useHost } from '@app/shared-ui/host';
import { messageOf } from '@app/shared-ui/host/message-of';
import { useSingleMutation } from '@app/shared-ui/loading/use-single-mutation';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { EdgeButton } from '../../../components/edge-button.tsx';
import { Soft } from '../../../components/sheet.tsx';
import { authorName, remoteLabel } from '../../../copy/parts.es.ts';
import { trialsCopy as copy } from '../../../copy/trials.es.ts';
import { formatMoment } from '../../../dates/format-date.ts';
import type { Version } from './version-states.ts';

interface TrialLineProps {
  readonly name: string;
  readonly version: Version;
}

/** Until when a link opens the version, and the end of the link; nothing without one. */
export function TrialLine({ name, version: { version, trial } }: TrialLineProps) {
  const queryClient = useQueryClient();
  const { showToast } = useHost();
  const button = useRef<HTMLButtonElement>(null);
  const end = useSingleMutation({
    mutationFn: () => call(endTrialAsAdmin, { params: { name, version } }),
    onSuccess: () => {
      // The line goes with its button: the version's row takes the keyboard focus.
      button.current?.closest<HTMLElement>('li, tr')?.focus();
      showToast({ title: copy.endDone, description: copy.endDoneText });
    },
    onError: (error) => showToast({ title: messageOf(error, copy.endFailed), tone: 'error' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.admin() }),
  });
  if (!trial) return null;
  return (
    <Soft>
      {copy.until(formatMoment(trial.until), authorName(trial.by))}{' '}
      <EdgeButton
        ref={button}
        $variant="quiet"
        disabled={end.isPending}
        aria-label={copy.endOf(remoteLabel(name), version)}
        onClick={() => end.mutate()}
      >
        {copy.end}
      </EdgeButton>
    </Soft>
  );
}
