import { ButtonLink } from '@app/shared-ui/components/button';
import { useSingleClick } from '@app/shared-ui/motion/use-single-click';
import { PenLine } from 'lucide-react';
import { styled } from 'styled-components';
import { journalCopy } from '../../copy/journal.es.ts';

/** The empty page that waits: the one next step of this screen. */
export function CreateCard() {
  const { title, text, action } = journalCopy.create;
  return (
    <Sheet>
      <h2>{title}</h2>
      <p>{text}</p>
      <ButtonLink to="/journaling/new" onClick={useSingleClick()}>
        <PenLine aria-hidden size={18} />
        {action}
      </ButtonLink>
    </Sheet>
  );
}

const Sheet = styled.section`
  display: grid;
  justify-items: start;
  gap: 8px;
  padding: 24px 28px 26px;
  border-radius: var(--radius-card);
  background: var(--surface-raised);
  box-shadow: var(--shadow-card);

  h2 {
    font-size: 1.375rem;
  }

  p {
    max-width: 40ch;
    color: var(--ink-soft);
  }

  a {
    margin-top: 12px;
  }
`;
