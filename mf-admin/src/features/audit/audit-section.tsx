import type { AuditEntry } from '@app/contract/admin-audit';
import { SectionTitle } from '@app/shared-ui/components/page';
import { PageSpinner } from '@app/shared-ui/components/page-spinner';
import { useInfiniteQuery } from '@tanstack/react-query';
import { LoadAlert } from '../../components/load-alert.tsx';
import { More } from '../../components/more.tsx';
import { Empty, Row, Rows, Sheet, Soft } from '../../components/sheet.tsx';
import { auditCopy } from '../../copy/audit.es.ts';
import { formatMoment } from '../../dates/format-date.ts';
import { auditQuery } from '../../queries/beyond-queries.ts';

/** Every act of an administrator: who, whom, what, when (Z-06). */
export function AuditSection() {
  const audit = useInfiniteQuery(auditQuery);
  if (audit.isPending) return <PageSpinner />;
  const entries = audit.data?.pages.flatMap((page) => page.rows) ?? [];
  return (
    <Sheet>
      <SectionTitle>{auditCopy.title}</SectionTitle>
      <Soft>{auditCopy.lead}</Soft>
      {audit.isError ? <LoadAlert onRetry={() => void audit.refetch()} /> : null}
      {entries.length === 0 && !audit.isError ? <Empty>{auditCopy.empty}</Empty> : null}
      {entries.length > 0 ? (
        <Rows>
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </Rows>
      ) : null}
      {audit.hasNextPage ? (
        <More isLoading={audit.isFetchingNextPage} onMore={() => void audit.fetchNextPage()} />
      ) : null}
    </Sheet>
  );
}

function Entry({ entry: { at, actor, actorId, action, target, targetId } }: { readonly entry: AuditEntry }) {
  return (
    <Row>
      <span>
        <strong>{auditCopy.actor(actor, actorId)}</strong> {auditCopy.action(action)}{' '}
        <strong>{auditCopy.target(target, targetId)}</strong>
      </span>
      <Soft as="time" dateTime={at}>
        {formatMoment(at)}
      </Soft>
    </Row>
  );
}
