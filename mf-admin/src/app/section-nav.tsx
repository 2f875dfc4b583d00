import { useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { panelCopy } from '../copy/panel.es.ts';
import { addressOf, type Section, sectionNames } from './sections.ts';

/** The parts of the panel, as links: each has an address of its own. One line, in which the open part is in sight wherever it stands. */
export function SectionNav({ current }: { readonly current: Section }) {
  const nav = useRef<HTMLElement>(null);
  // Not `scrollIntoView`: the page stays where the browser has restored it.
  useLayoutEffect(() => {
    const open = nav.current?.children[sectionNames.indexOf(current)];
    if (nav.current && open instanceof HTMLElement)
      nav.current.scrollLeft = open.offsetLeft - (nav.current.clientWidth - open.offsetWidth) / 2;
  }, [current]);

  return (
    <Nav ref={nav} aria-label={panelCopy.sections.label}>
      {sectionNames.map((name) => (
        <Link key={name} to={addressOf(name)} aria-current={name === current ? 'page' : undefined}>
          {panelCopy.sections[name]}
        </Link>
      ))}
    </Nav>
  );
}

/** Half a word: so much has to fade for a line to look as if it went on. Padding keeps the last link out of it. */
const FADE = '48px';

/** The padding has room for the ring of the focus, which what scrolls would cut. */
const Nav = styled.nav`
  position: relative;
  display: flex;
  flex: 1;
  gap: 4px;
  min-width: 0;
  margin: -5px 0 -5px calc(-1 * var(--page-gutter));
  padding: 5px ${FADE} 5px var(--page-gutter);
  overflow-x: auto;
  scroll-padding-inline: ${FADE};
  scrollbar-width: none;
  mask-image: linear-gradient(to left, transparent, black ${FADE});

  a {
    display: inline-flex;
    flex: none;
    align-items: center;
    min-height: 44px;
    padding: 6px 14px;
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
