import type { AdminMail } from '@app/contract/admin-mails';
import { SectionTitle } from '@app/shared-ui/components/page';
import { PageSpinner } from '@app/shared-ui/components/page-spinner';
import { dayKeyOf } from '@app/shared-ui/dates/day-key';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Counts } from '../../components/counts.tsx';
import { LoadAlert } from '../../components/load-alert.tsx';
import { More } from '../../components/more.tsx';
import { Empty, Sheet, Soft } from '../../components/sheet.tsx';
import { mailsCopy as copy } from '../../copy/mails.es.ts';
import { mailsQuery } from '../../queries/beyond-queries.ts';
import { MailList } from './mail-list.tsx';
import { SentMails } from './sent-mails.tsx';

/** What became of each mail of the last week: how many, those that failed, those that wait, and the rest by day. */
export function MailsSection() {
  const mails = useInfiniteQuery(mailsQuery);
  if (mails.isPending) return <PageSpinner />;
  const all = mails.data?.pages.flatMap((page) => page.rows) ?? [];
  const inState = (wanted: AdminMail['state']) => all.filter(({ state }) => state === wanted);
  const [sent, waiting, failed] = [inState('sent'), inState('waiting'), inState('failed')];
  return (
    <Sheet>
      <SectionTitle tabIndex={-1}>{copy.title}</SectionTitle>
      <Soft>{copy.lead}</Soft>
      {mails.isError ? <LoadAlert onRetry={() => void mails.refetch()} /> : null}
      {all.length === 0 && !mails.isError ? <Empty>{copy.empty}</Empty> : null}
      {all.length > 0 ? (
        <Counts
          counts={[
            [copy.states.sent, sent.length],
            [copy.states.waiting, waiting.length],
            [copy.states.failed, failed.length],
          ]}
        />
      ) : null}
      {mails.hasNextPage ? <Soft>{copy.countedOf(all.length)}</Soft> : null}
      <MailList title={copy.states.failed} lead={copy.failedLead} mails={failed} />
      <MailList title={copy.states.waiting} lead={copy.waitingLead} mails={waiting} />
      <SentMails mails={sent} today={dayKeyOf(new Date(mails.dataUpdatedAt))} />
      {mails.hasNextPage ? (
        // What has been sent is folded: the end of the list is always near.
        <More isEndless={false} isLoading={mails.isFetchingNextPage} onMore={() => void mails.fetchNextPage()} />
      ) : null}
    </Sheet>
  );
}
