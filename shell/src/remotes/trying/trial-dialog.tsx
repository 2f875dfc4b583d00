import { lookAtTrial, startTrial } from '@app/contract/remote-trials';
import { Button, ButtonLink } from '@app/shared-ui/components/button';
import { FormError } from '@app/shared-ui/components/form-error';
import { call, Dialog } from '@app/shared-ui/host';
import { messageOf } from '@app/shared-ui/host/message-of';
import { useSingleMutation } from '@app/shared-ui/loading/use-single-mutation';
import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { trialCopy as copy } from '../../copy/trial.es.ts';
import { DECLINED, usePasswordConfirmation } from '../../session/password-confirmation.tsx';
import type { OfferedTrial } from './trial-address.ts';

interface TrialDialogProps {
  readonly trial: OfferedTrial;
  readonly onClose: () => void;
}

const moment = new Intl.DateTimeFormat('es-ES', { dateStyle: 'long', timeStyle: 'short' });

/** A link has come from somewhere: says whose code would run here, and runs it only after a yes and the password. */
export function TrialDialog({ trial, onClose }: TrialDialogProps) {
  const guarded = usePasswordConfirmation();
  const look = useQuery({
    queryKey: ['trial', trial.name, trial.version],
    queryFn: () => call(lookAtTrial, { body: trial }),
    retry: false,
    gcTime: 0,
  });
  const start = useSingleMutation({ mutationFn: () => guarded(() => call(startTrial, { body: trial })) });
  const started = start.data === DECLINED ? undefined : start.data;
  const error = start.error ?? look.error;
  if (started)
    return (
      <Dialog open onOpenChange={onClose} title={copy.started} description={copy.startedText}>
        <Actions>
          <Button $variant="quiet" onClick={onClose}>
            {copy.close}
          </Button>
          {/* From the server: only a page that it writes anew has the version. */}
          <ButtonLink to={started.path} reloadDocument>
            {copy.open}
          </ButtonLink>
        </Actions>
      </Dialog>
    );
  return (
    <Dialog open onOpenChange={onClose} title={copy.title} description={copy.text}>
      <Lines>
        <p>
          <strong>{copy.what(trial.name, trial.version)}</strong>
        </p>
        {look.isPending ? <p role="status">{copy.looking}</p> : null}
        {look.data ? (
          <p>
            {copy.published(moment.format(new Date(look.data.publishedAt)), look.data.publishedBy)}.{' '}
            {copy.until(moment.format(new Date(look.data.expiresAt)))}
          </p>
        ) : null}
        {error ? <FormError title={messageOf(error, copy.failed)} /> : null}
        <Actions>
          <Button $variant="quiet" onClick={onClose}>
            {copy.cancel}
          </Button>
          <Button disabled={!look.data || start.isPending} onClick={() => start.mutate()}>
            {start.isPending ? copy.pending : copy.submit}
          </Button>
        </Actions>
      </Lines>
    </Dialog>
  );
}

const Lines = styled.div`
  display: grid;
  gap: 16px;

  p {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 8px;
`;
