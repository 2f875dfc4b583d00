import type { AuditEntry } from '@app/contract/admin-audit';
import { SectionTitle } from '@app/shared-ui/components/page';
import { PageSpinner } from '@app/shared-ui/components/page-spinner';
import { dayKeyOf } from '@app/shared-ui/dates/day-key';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { styled } from 'styled-components';
import { LoadAlert } from '../../components/load-alert.tsx';
import { More } from '../../components/more.tsx';
import { Empty, PartTitle, Row, Rows, Sheet, Soft } from '../../components/sheet.tsx';
import { auditCopy } from '../../copy/audit.es.ts';
import { byDay, dayTitle } from '../../dates/by-day.ts';
import { formatTime } from '../../dates/format-date.ts';
import { auditQuery } from '../../queries/beyond-queries.ts';

/** Every act of an administrator, by day: who, whom, what, when (Z-06). */
export function AuditSection() {
  const audit = useInfiniteQuery(auditQuery);
  if (audit.isPending) return <PageSpinner />;
  const entries = audit.data?.pages.flatMap((page) => page.rows) ?? [];
  const today = dayKeyOf(new Date(audit.dataUpdatedAt));
  return (
    <Sheet>
      <SectionTitle>{auditCopy.title}</SectionTitle>
      <Soft>{auditCopy.lead}</Soft>
      {audit.isError ? <LoadAlert onRetry={() => void audit.refetch()} /> : null}
      {entries.length === 0 && !audit.isError ? <Empty>{auditCopy.empty}</Empty> : null}
      {byDay(entries, ({ at }) => at).map(({ day, rows }) => (
        <Fragment key={day}>
          <PartTitle>{dayTitle(day, today)}</PartTitle>
          <Rows aria-label={dayTitle(day, today)}>
            {rows.map((entry) => (
              <Entry key={entry.id} entry={entry} />
            ))}
          </Rows>
        </Fragment>
      ))}
      {audit.hasNextPage ? (
        <More isLoading={audit.isFetchingNextPage} onMore={() => void audit.fetchNextPage()} />
      ) : null}
    </Sheet>
  );
}

function Entry({ entry: { at, actor, actorId, action, target, targetId } }: { readonly entry: AuditEntry }) {
  const [before, after] = auditCopy.action(action, targetId);
  return (
    <Line>
      <span>
        <strong>{auditCopy.actor(actor, actorId)}</strong> {before}
        <strong>{auditCopy.target(target, targetId)}</strong>
        {after}
      </span>
      <Soft as="time" dateTime={at}>
        {formatTime(at)}
      </Soft>
    </Line>
  );
}

/** The hours stand below one another, however long a sentence is. */
const Line = styled(Row)`
  flex-wrap: nowrap;
  align-items: baseline;

  time {
    flex: none;
  }
`;
