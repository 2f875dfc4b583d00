import type { Care } from '@app/contract/care';
import { HeartHandshake } from 'lucide-react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { careCopy } from '../copy/care.es.ts';

/** The caution of a text, the same everywhere: for whom, what to do in its place, and the ways to the emergency numbers and out. */
export function CareNote({ care }: { readonly care: Care }) {
  return (
    <Note role="note" aria-label={careCopy.title}>
      <Title>
        <HeartHandshake aria-hidden size={18} /> {careCopy.title}
      </Title>
      <p>{leadingOn(care.when)}</p>
      <p>{care.instead}</p>
      <p>
        {careCopy.help[care.help]} <Link to="/help#urgent">{careCopy.link}</Link>. {careCopy.exit}
      </p>
    </Note>
  );
}

/** A condition leads on to what to do; by itself it would be half a sentence. */
const leadingOn = (when: string): string => (when.startsWith('Si ') ? when.replace(/\.$/, ':') : when);

const Note = styled.div`
  display: grid;
  gap: 6px;
  max-width: var(--measure);
  padding: 16px 20px;
  border-radius: var(--radius-card);
  background: var(--accent-soft);

  p {
    margin: 0;
  }

  /* As high as a finger needs it, in a line as high as the others. */
  a {
    padding-block: 12px;
    color: inherit;
    font-weight: 500;
  }
`;

const Title = styled.p`
  display: flex;
  gap: 8px;
  align-items: center;
  font-weight: 500;
`;
