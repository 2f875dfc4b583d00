import type { AdminMail } from '@app/contract/admin-mails';
import type { DayKey } from '@app/shared-ui/dates/day-key';
import { styled } from 'styled-components';
import { TableDetails } from '../../components/data-table.tsx';
import { PartTitle, Rows } from '../../components/sheet.tsx';
import { mailsCopy as copy } from '../../copy/mails.es.ts';
import { byDay, dayTitle } from '../../dates/by-day.ts';
import { MailRow, whenOf } from './mail-row.tsx';

interface SentMailsProps {
  readonly mails: readonly AdminMail[];
  readonly today: DayKey;
}

/** Mails that went out, folded by day: one looks for a certain one among them. */
export function SentMails({ mails, today }: SentMailsProps) {
  if (mails.length === 0) return null;
  return (
    <>
      <PartTitle>{copy.states.sent}</PartTitle>
      {byDay(mails, whenOf).map(({ day, rows }) => (
        <Day key={day}>
          <summary>{copy.ofDay(dayTitle(day, today), rows.length)}</summary>
          <Rows>
            {rows.map((mail) => (
              <MailRow key={mail.id} mail={mail} />
            ))}
          </Rows>
        </Day>
      ))}
    </>
  );
}

const Day = styled(TableDetails)`
  margin: 0;
  padding: 6px 16px;
  border-radius: var(--radius-card);
  background: var(--surface-raised);
  box-shadow: var(--shadow-card);
`;
