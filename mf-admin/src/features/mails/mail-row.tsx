import { type AdminMail, resendMail } from '@app/contract/admin-mails';
import { queryKeys } from '@app/contract/query-keys';
import { focusNeighbour } from '@app/shared-ui/components/focus-neighbour';
import { call, useHost } from '@app/shared-ui/host';
import { useSingleMutation } from '@app/shared-ui/loading/use-single-mutation';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { EdgeButton } from '../../components/edge-button.tsx';
import { Row, RowLines, Soft } from '../../components/sheet.tsx';
import { mailsCopy as copy } from '../../copy/mails.es.ts';
import { formatMoment, formatTime } from '../../dates/format-date.ts';

/** One mail: what and to whom, when, what to do where it has failed; and sending it again. */
export function MailRow({ mail }: { readonly mail: AdminMail }) {
  const { id, kind, to, state, attempts, orderedAt, canResend } = mail;
  const queryClient = useQueryClient();
  const { showToast } = useHost();
  const button = useRef<HTMLButtonElement>(null);
  const resend = useSingleMutation({
    mutationFn: () => call(resendMail, { params: { id } }),
    onSuccess: () => {
      // The mail goes from its list to those that wait.
      if (button.current && !focusNeighbour(button.current))
        button.current.closest('section')?.querySelector('h2')?.focus({ preventScroll: true });
      showToast({ title: copy.resent });
      return queryClient.invalidateQueries({ queryKey: queryKeys.admin() });
    },
    onError: () => showToast({ title: copy.resendFailed, tone: 'error' }),
  });
  return (
    <Row>
      <RowLines>
        <strong>{copy.kind(kind)}</strong>
        <Soft>{to ?? copy.unknown}</Soft>
        <Soft>
          {state === 'sent' ? copy.sentAt(formatTime(whenOf(mail))) : copy.orderedAt(formatMoment(orderedAt))}
          {attempts > 1 ? ` · ${copy.attempts(attempts)}` : ''}
        </Soft>
        {state === 'failed' ? <span>{canResend ? copy.advice : copy.noWay}</span> : null}
      </RowLines>
      {canResend ? (
        <EdgeButton
          ref={button}
          $variant="quiet"
          disabled={resend.isPending}
          aria-label={copy.resendOf(copy.kind(kind), to ?? '')}
          onClick={() => resend.mutate()}
        >
          {copy.resend}
        </EdgeButton>
      ) : null}
    </Row>
  );
}

/** When a mail was sent; of one that was not, when it was ordered. */
export const whenOf = ({ finishedAt, orderedAt }: AdminMail): string => finishedAt ?? orderedAt;
