import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { settingsCopy } from '../../../copy/settings.es.ts';
import { Sheet } from '../section.tsx';

/** Leads to what the server stores of the user (D45). */
export function ServerSheet() {
  const { title, text } = settingsCopy.privacy.server;
  return (
    <Row>
      <h3>
        <Link to="/settings/servidor">{title}</Link>
      </h3>
      <p>{text}</p>
      <ChevronRight size={20} aria-hidden />
    </Row>
  );
}

/** The link is the whole row. */
const Row = styled(Sheet)`
  position: relative;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 2px 12px;
  align-items: center;
  padding-block: 16px;

  a {
    color: inherit;
    text-decoration: none;
  }

  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  > svg {
    grid-area: 1 / 2 / span 2;
    color: var(--accent);
  }

  @media (hover: hover) {
    &&&:hover {
      background: var(--surface-sunken);
    }
  }
`;
