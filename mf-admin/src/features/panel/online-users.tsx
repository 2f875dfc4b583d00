import type { OnlineUser } from '@app/contract/admin-stats';
import { Button } from '@app/shared-ui/components/button';
import { SectionTitle } from '@app/shared-ui/components/page';
import type { Page } from '@app/shared-ui/host';
import { useState } from 'react';
import { styled } from 'styled-components';
import { OnlineDot } from '../../components/online-dot.tsx';
import { Empty, Row, Rows, Sheet, Soft } from '../../components/sheet.tsx';
import { panelCopy } from '../../copy/panel.es.ts';
import { relativeTime } from '../../dates/relative-time.ts';

const copy = panelCopy.online;

/** Of many who are here at once, so many are seen before one asks for all. */
const SHOWN = 6;

interface OnlineUsersProps {
  readonly page: Page<OnlineUser[]>;
  /** When the page arrived. */
  readonly now: Date;
}

/** Who was active within the last five minutes (1§2). */
export function OnlineUsers({ page: { rows, total }, now }: OnlineUsersProps) {
  const [isWhole, setIsWhole] = useState(false);
  const title = copy.title(total ?? rows.length);
  const rest = Number(total ?? 0) - rows.length;
  return (
    <Sheet>
      <SectionTitle>{title}</SectionTitle>
      {rows.length === 0 ? (
        <Empty>{copy.empty}</Empty>
      ) : (
        <Online aria-label={title} $isWhole={isWhole}>
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
        </Online>
      )}
      {rows.length > SHOWN ? (
        <Toggle $variant="quiet" onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? copy.fewer : copy.all(rows.length)}
        </Toggle>
      ) : null}
    </Sheet>
  );
}

const Online = styled(Rows)<{ readonly $isWhole: boolean }>`
  > :nth-child(n + ${SHOWN + 1}) {
    ${({ $isWhole }) => ($isWhole ? '' : 'display: none;')}
  }
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

/** The address is there to be looked up, not to be read along. */
const When = styled.div`
  display: grid;
  justify-items: end;
  margin-inline-start: auto;
  font-variant-numeric: tabular-nums;

  ${Soft} {
    font-size: 0.8125rem;
  }
`;

const Toggle = styled(Button)`
  justify-self: center;
`;
