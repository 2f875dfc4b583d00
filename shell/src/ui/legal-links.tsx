import { media } from '@app/shared-ui/theme/media';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { copy } from '../copy/every-page.es.ts';
import { legalLinks } from '../copy/legal.es.ts';

/** Links to the legal pages beside 'Privacidad' in the footer. */
export function LegalLinks() {
  return (
    <nav aria-label={copy.footer.legal}>
      <List>
        {Object.entries(legalLinks)
          .filter(([path]) => path !== '/privacy')
          .map(([path, name]) => (
            <li key={path}>
              <Link to={path}>{name}</Link>
            </li>
          ))}
      </List>
    </nav>
  );
}

/** Two and two on a phone, where three would fit a row and one be left over. */
const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, auto);
  gap: 0 24px;
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

  ${media.desktop} {
    grid-template-columns: repeat(4, auto);
    gap: 18px;
  }
`;
