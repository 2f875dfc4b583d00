import type { AdminMail } from '@app/contract/admin-mails';
import { PartTitle, Rows, Soft } from '../../components/sheet.tsx';
import { MailRow } from './mail-row.tsx';

interface MailListProps {
  readonly title: string;
  /** Why they are there, and what to do. */
  readonly lead: string;
  readonly mails: readonly AdminMail[];
}

/** Mails of a state that somebody may have to look after; nothing without any. */
export function MailList({ title, lead, mails }: MailListProps) {
  if (mails.length === 0) return null;
  return (
    <>
      <PartTitle>{title}</PartTitle>
      <Soft>{lead}</Soft>
      <Rows aria-label={title}>
        {mails.map((mail) => (
          <MailRow key={mail.id} mail={mail} />
        ))}
      </Rows>
    </>
  );
}
