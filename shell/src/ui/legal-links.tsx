import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { copy } from '../copy/every-page.es.ts';
import { legalCopy } from '../copy/legal.es.ts';
import { LEGAL_PATHS } from '../features/legal/legal-texts.ts';

/** Links to the legal pages beside 'Privacidad' in the footer. */
export function LegalLinks() {
  return (
    <nav aria-label={copy.footer.legal}>
      <List>
        {LEGAL_PATHS.filter((path) => path !== '/privacy').map((path) => (
          <li key={path}>
            <Link to={path}>{legalCopy.links[path]}</Link>
          </li>
        ))}
      </List>
    </nav>
  );
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 18px;
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: 0.9375rem;

  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    color: var(--ink-soft);
  }
`;
