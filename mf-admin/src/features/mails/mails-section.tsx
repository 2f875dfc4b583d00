import { type AdminMail, resendMail } from '@app/contract/admin-mails';
import { Button } from '@app/shared-ui/components/button';
import { SectionTitle } from '@app/shared-ui/components/page';
import { PageSpinner } from '@app/shared-ui/components/page-spinner';
import { call, useHost } from '@app/shared-ui/host';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { Clock, MailCheck, MailX } from 'lucide-react';
import { styled } from 'styled-components';
import { LoadAlert } from '../../components/load-alert.tsx';
import { More } from '../../components/more.tsx';
import { Empty, Row, Rows, Sheet, Soft } from '../../components/sheet.tsx';
import { StateChip } from '../../components/state-chip.tsx';
import { mailsCopy } from '../../copy/mails.es.ts';
import { formatMoment } from '../../dates/format-date.ts';
import { mailsQuery } from '../../queries/beyond-queries.ts';
import { queryKeys } from '@app/contract/query-keys';
import { useSingleMutation } from '@app/shared-ui/loading/use-single-mutation';

/** What became of each mail of the last week, and sending it again. */
export function MailsSection() {
  const mails = useInfiniteQuery(mailsQuery);
  if (mails.isPending) return <PageSpinner />;
  const rows = mails.data?.pages.flatMap((page) => page.rows) ?? [];
  return (
    <Sheet>
      <SectionTitle>{mailsCopy.title}</SectionTitle>
      <Soft>{mailsCopy.lead}</Soft>
      {mails.isError ? <LoadAlert onRetry={() => void mails.refetch()} /> : null}
      {rows.length === 0 && !mails.isError ? <Empty>{mailsCopy.empty}</Empty> : null}
      {rows.length > 0 ? (
        <Rows>
          {rows.map((mail) => (
            <MailRow key={mail.id} mail={mail} />
          ))}
        </Rows>
      ) : null}
      {mails.hasNextPage ? (
        <More isLoading={mails.isFetchingNextPage} onMore={() => void mails.fetchNextPage()} />
      ) : null}
    </Sheet>
  );
}

const LOOKS = {
  waiting: { Icon: Clock, tone: 'caution' },
  sent: { Icon: MailCheck, tone: 'done' },
  failed: { Icon: MailX, tone: 'danger' },
} as const;

function MailRow({
  mail: { id, kind, to, state, attempts, orderedAt, finishedAt, canResend },
}: {
  readonly mail: AdminMail;
}) {
  const queryClient = useQueryClient();
  const { showToast } = useHost();
  const resend = useSingleMutation({
    mutationFn: () => call(resendMail, { params: { id } }),
    onSuccess: () => {
      showToast({ title: mailsCopy.resent });
      return queryClient.invalidateQueries({ queryKey: queryKeys.admin() });
    },
    onError: () => showToast({ title: mailsCopy.resendFailed, tone: 'error' }),
  });
  return (
    <Row>
      <What>
        <strong>{mailsCopy.kind(kind)}</strong>
        <Soft>{to ?? mailsCopy.unknown}</Soft>
        <Soft>
          {finishedAt && state === 'sent'
            ? `${mailsCopy.finished}: ${formatMoment(finishedAt)}`
            : `${mailsCopy.ordered}: ${formatMoment(orderedAt)}`}
          {attempts > 1 ? ` · ${mailsCopy.attempts(attempts)}` : ''}
        </Soft>
      </What>
      <Side>
        <StateChip {...LOOKS[state]}>{mailsCopy.state[state]}</StateChip>
        {canResend ? (
          <Button
            $variant="quiet"
            disabled={resend.isPending}
            aria-label={mailsCopy.resendOf(mailsCopy.kind(kind), to ?? '')}
            onClick={() => resend.mutate()}
          >
            {mailsCopy.resend}
          </Button>
        ) : null}
      </Side>
    </Row>
  );
}

const What = styled.div`
  display: grid;
  min-width: 0;
`;

const Side = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
`;
