import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { panelCopy } from '../copy/panel.es.ts';
import { addressOf, type Section, sectionNames } from './sections.ts';

/** The parts of the panel, as links: each has an address of its own. */
export function SectionNav({ current }: { readonly current: Section }) {
  return (
    <Nav aria-label={panelCopy.sections.label}>
      {sectionNames.map((name) => (
        <Link key={name} to={addressOf(name)} aria-current={name === current ? 'page' : undefined}>
          {panelCopy.sections[name]}
        </Link>
      ))}
    </Nav>
  );
}

const Nav = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 4px;

  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    padding: 6px 16px;
    border-radius: 999px;
    color: var(--ink-soft);
    font-weight: 600;
    font-size: 0.9375rem;
    text-decoration: none;

    @media (hover: hover) {
      &:hover {
        background: var(--surface-sunken);
      }
    }

    &[aria-current] {
      background: var(--accent-soft);
      color: var(--ink);
    }
  }
`;
