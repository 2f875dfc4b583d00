import { media } from '@app/shared-ui/theme/media';
import { chosenSegment, segments } from '@app/shared-ui/theme/segments';
import { NavLink } from 'react-router-dom';
import { styled } from 'styled-components';
import { libraryCopy } from '../copy/library.es.ts';

const { parts } = libraryCopy;

const PARTS = [
  { to: '/books', label: parts.books },
  { to: '/movies', label: parts.films },
  { to: '/playlists', label: parts.music },
  { to: '/challenges', label: parts.challenges },
] as const;

/** From each part of the resources to the other three; on a phone in reach however far the list is scrolled. */
export function LibraryParts() {
  return (
    <Nav aria-label={parts.label}>
      <List>
        {PARTS.map(({ to, label }) => (
          <li key={to}>
            <Part to={to}>{label}</Part>
          </li>
        ))}
      </List>
    </Nav>
  );
}

/** Closer to the title than other parts of a page are. */
const Nav = styled.nav`
  margin-top: -12px;

  ${media.desktop} {
    margin-top: -20px;
  }

  /* Where it is one line. */
  @media (min-width: 340px) and (max-width: 767.98px) {
    position: sticky;
    top: env(safe-area-inset-top);
    z-index: 10;
    margin: -18px calc(-1 * var(--page-gutter)) -6px;
    padding: 6px var(--page-gutter);
    background: var(--paper);
  }

  /* In the middle of the title's line, which is lower. */
  @media (min-width: 1000px) {
    justify-self: end;
    align-self: start;
    margin: -2px 0;
  }
`;

const List = styled.ul`
  display: inline-flex;
  flex-wrap: wrap;
  gap: 4px;
  max-width: 100%;
  margin: 0;
  padding: 4px;
  border-radius: 26px;
  ${segments}
  list-style: none;

  @media (max-width: 479.98px) {
    display: flex;

    > li {
      flex: 1 1 auto;
    }
  }
`;

const Part = styled(NavLink)`
  display: flex;
  align-items: center;
  justify-content: center;
  min-height: 44px;
  padding: 8px 6px;
  border-radius: 999px;
  color: var(--ink-soft);
  font: 600 1rem / 1.25 var(--font-sans);
  text-decoration: none;

  @media (hover: hover) {
    &:hover {
      color: var(--ink);
    }
  }

  &.active {
    ${chosenSegment}
  }

  @media (min-width: 480px) {
    padding-inline: 18px;
  }
`;
