import type { PremiumInterest } from '@app/contract/admin-stats';
import { SectionTitle } from '@app/shared-ui/components/page';
import { media } from '@app/shared-ui/theme/media';
import { Clock, MailCheck } from 'lucide-react';
import { styled } from 'styled-components';
import { Counts } from '../../components/counts.tsx';
import { More } from '../../components/more.tsx';
import { Empty, Row, Rows, Sheet, Soft } from '../../components/sheet.tsx';
import { StateChip } from '../../components/state-chip.tsx';
import { panelCopy } from '../../copy/panel.es.ts';
import { formatDay } from '../../dates/format-date.ts';

const copy = panelCopy.premium;

interface PremiumInterestProps {
  readonly interests: readonly PremiumInterest[];
  readonly total: number;
  readonly pending: number;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  readonly onMore: () => void;
}

/** Who asked about premium, and whether the mail about it has been sent (1§2). */
export function PremiumInterestList({
  interests,
  total,
  pending,
  hasMore,
  isLoadingMore,
  onMore,
}: PremiumInterestProps) {
  return (
    <Sheet>
      <SectionTitle>{copy.title}</SectionTitle>
      {interests.length === 0 ? (
        <Empty>{copy.empty}</Empty>
      ) : (
        <>
          <Counts
            counts={[
              [copy.total, total],
              [copy.sent, total - pending],
              [copy.pending, pending],
            ]}
          />
          <Rows>
            {interests.map((interest) => (
              <Interest key={interest.id} interest={interest} />
            ))}
          </Rows>
          {hasMore ? <More isEndless={false} isLoading={isLoadingMore} onMore={onMore} /> : null}
        </>
      )}
    </Sheet>
  );
}

function Interest({
  interest: { userName, userEmail, clickedAt, emailSent, emailSentAt },
}: {
  readonly interest: PremiumInterest;
}) {
  return (
    <Row>
      <Who>
        <Initial aria-hidden>{Array.from(userName)[0]?.toLocaleUpperCase('es')}</Initial>
        <span>
          <strong>{userName}</strong>
          <Soft>{userEmail}</Soft>
        </span>
      </Who>
      <Dates>
        <Soft>
          {copy.interest}: {formatDay(clickedAt)}
        </Soft>
        {emailSent && emailSentAt ? (
          <Soft>
            {copy.email}: {formatDay(emailSentAt)}
          </Soft>
        ) : null}
        <StateChip tone={emailSent ? 'done' : 'caution'} Icon={emailSent ? MailCheck : Clock}>
          {emailSent ? copy.badgeSent : copy.badgePending}
        </StateChip>
      </Dates>
    </Row>
  );
}

const Who = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  min-width: 0;

  & > span:last-child {
    display: grid;
  }
`;

const Initial = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 44px;
  height: 44px;
  border-radius: 50%;
  background: var(--accent-soft);
  font: 500 1.25rem / 1 var(--font-serif);
`;

/** Each below its like, with or without a second date. */
const Dates = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 16px;
  font-variant-numeric: tabular-nums;

  ${media.desktop} {
    display: grid;
    grid-template-columns: repeat(3, 10rem);

    > :last-child {
      grid-column: 3;
      justify-self: end;
    }
  }
`;
