import { startTrialAsAdmin } from '@app/contract/remote-trials';
import { Button, ButtonLink } from '@app/shared-ui/components/button';
import { FormError } from '@app/shared-ui/components/form-error';
import { call, Dialog, useHost } from '@app/shared-ui/host';
import { messageOf } from '@app/shared-ui/host/message-of';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { DialogActions } from '../../../components/dialog-form.tsx';
import { authorName, remoteLabel } from '../../../copy/parts.es.ts';
import { trialCopy as copy } from '../../../copy/trial.es.ts';
import { formatMoment } from '../../../dates/format-date.ts';
import { queryKeys } from '@app/contract/query-keys';
import { useSingleMutation } from '@app/shared-ui/loading/use-single-mutation';
import { remoteStatesQuery } from '../../../queries/remote-queries.ts';
import type { OfferedTrial } from './trial-address.ts';

interface TrialDialogProps {
  readonly trial: OfferedTrial;
  readonly onClose: () => void;
}

/** Somebody has sent a link: says what would run here and who published it, and has it run only after a yes. */
export function TrialDialog({ trial: { name, version, token }, onClose }: TrialDialogProps) {
  const queryClient = useQueryClient();
  const { withPassword } = useHost();
  const remotes = useQuery(remoteStatesQuery);
  const start = useSingleMutation({
    mutationFn: async () => {
      const act = () => call(startTrialAsAdmin, { params: { name, version }, body: { token } });
      return withPassword ? withPassword(act) : { answer: await act() };
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: queryKeys.admin() }),
  });
  const published = remotes.data
    ?.find((remote) => remote.name === name)
    ?.versions.find((known) => known.version === version);
  const started = start.data?.answer;

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={started ? copy.started : copy.title(remoteLabel(name), version)}
      description={started ? copy.startedText : copy.text}
    >
      <Lines>
        {published && !started ? (
          <p>{copy.published(formatMoment(published.publishedAt), authorName(published.publishedBy))}</p>
        ) : null}
        {remotes.data && !published ? <FormError title={copy.unknown} /> : null}
        {start.error ? <FormError title={messageOf(start.error, copy.failed)} /> : null}
        <DialogActions>
          <Button $variant="quiet" onClick={onClose}>
            {started ? copy.close : copy.cancel}
          </Button>
          {started ? (
            // From the server: only a page that it writes anew has the version.
            <ButtonLink to={started.path} reloadDocument>
              {copy.open}
            </ButtonLink>
          ) : (
            <Button disabled={!published || start.isPending} onClick={() => start.mutate()}>
              {start.isPending ? copy.pending : copy.submit}
            </Button>
          )}
        </DialogActions>
      </Lines>
    </Dialog>
  );
}

const Lines = styled.div`
  display: grid;
  gap: 16px;
`;
