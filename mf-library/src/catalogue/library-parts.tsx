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

/** From each part of the resources to the other three. */
export function LibraryParts() {
  return (
    <nav aria-label={parts.label}>
      <List>
        {PARTS.map(({ to, label }) => (
          <li key={to}>
            <Part to={to}>{label}</Part>
          </li>
        ))}
      </List>
    </nav>
  );
}

const List = styled.ul`
  display: inline-flex;
  flex-wrap: wrap;
  gap: 4px;
  max-width: 100%;
  margin: 14px 0 0;
  padding: 4px;
  border-radius: 26px;
  background: var(--surface-sunken);
  list-style: none;
`;

const Part = styled(NavLink)`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  padding: 8px 12px;
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
    background: var(--surface-raised);
    box-shadow: var(--shadow-card);
    color: var(--ink);
  }

  @media (min-width: 480px) {
    padding-inline: 18px;
  }
`;
