import type { OnlineUser } from '@app/contract/admin-stats';
import { SectionTitle } from '@app/shared-ui/components/page';
import type { Page } from '@app/shared-ui/host';
import { styled } from 'styled-components';
import { OnlineDot } from '../../components/online-dot.tsx';
import { Empty, Row, Rows, Sheet, Soft } from '../../components/sheet.tsx';
import { panelCopy } from '../../copy/panel.es.ts';
import { relativeTime } from '../../dates/relative-time.ts';

const copy = panelCopy.online;

interface OnlineUsersProps {
  readonly page: Page<OnlineUser[]>;
  /** When the page arrived. */
  readonly now: Date;
}

/** Who was active within the last five minutes (1§2). */
export function OnlineUsers({ page: { rows, total }, now }: OnlineUsersProps) {
  const rest = Number(total ?? 0) - rows.length;
  return (
    <Sheet>
      <SectionTitle>{copy.title(total ?? rows.length)}</SectionTitle>
      {rows.length === 0 ? (
        <Empty>{copy.empty}</Empty>
      ) : (
        <Scrolled tabIndex={0} aria-label={copy.title(total ?? rows.length)}>
          {rows.map(({ username, email, lastActivity, ipAddress }) => (
            <Row key={email}>
              <Who>
                <strong>
                  <OnlineDot />
                  {username}
                </strong>
                <Soft>{email}</Soft>
              </Who>
              <When>
                <span>{relativeTime(lastActivity, now)}</span>
                {ipAddress ? (
                  <Soft>
                    {copy.address} {ipAddress}
                  </Soft>
                ) : null}
              </When>
            </Row>
          ))}
          {rest > 0 ? <Row>{copy.rest(rest)}</Row> : null}
        </Scrolled>
      )}
    </Sheet>
  );
}

/** Many may be here at once: the list keeps to its place. */
const Scrolled = styled(Rows)`
  max-height: 420px;
  overflow: auto;
`;

const Who = styled.div`
  display: grid;
  min-width: 0;

  strong {
    display: flex;
    align-items: center;
    gap: 8px;
  }
`;

const When = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 16px;
`;
