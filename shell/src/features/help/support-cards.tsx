import { Button } from '@app/shared-ui/components/button';
import { Card } from '@app/shared-ui/components/card';
import { operator } from '@app/contract/operator';
import { media } from '@app/shared-ui/theme/media';
import { useState } from 'react';
import { styled } from 'styled-components';
import { isChatOpen } from './chat-hours.ts';
import { helpCopy } from '../../copy/help.es.ts';

interface SupportCardsProps {
  /** Moves the focus to the form, with the subject prefilled. */
  readonly onWrite: (subject: string) => void;
}

/** Two channels of support on one sheet, and whether the chat is staffed now. */
export function SupportCards({ onWrite }: SupportCardsProps) {
  const { email, chat } = helpCopy.support;
  const [isOpen] = useState(() => isChatOpen(new Date()));
  return (
    <Pair>
      <section>
        <h3>{email.title}</h3>
        <p>
          <a href={`mailto:${operator.supportEmail}`}>{operator.supportEmail}</a>
        </p>
        <Soft>{email.reply}</Soft>
      </section>
      <section>
        <h3>{chat.title}</h3>
        <p>{chat.hours}</p>
        <Soft>{isOpen ? chat.open : chat.closed}</Soft>
        <Button $variant="soft" onClick={() => onWrite(chat.subject)}>
          {isOpen ? chat.write : chat.leave}
        </Button>
      </section>
    </Pair>
  );
}

const Pair = styled(Card)`
  display: grid;
  gap: 28px 40px;

  && > * {
    display: grid;
    align-content: start;
    justify-items: start;
    gap: 8px;
    margin: 0;
  }

  h3 {
    font-size: 1.1875rem;
  }

  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    overflow-wrap: anywhere;
  }

  ${media.desktop} {
    grid-template-columns: 1fr 1fr;
  }
`;

const Soft = styled.p`
  color: var(--ink-soft);
`;
