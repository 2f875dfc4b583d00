import { styled } from 'styled-components';
import { settingsCopy as copy } from '../../copy/settings.es.ts';

/** Ids of the sections, which are the page's fragments. */
export const SECTIONS = {
  notifications: 'notificaciones',
  appearance: 'apariencia',
  privacy: 'privacidad',
  danger: 'sin-vuelta',
  about: 'acerca',
} as const;

/** What is on the page, and the way there. */
export function SectionLinks() {
  return (
    <Nav aria-label={copy.sections}>
      <a href={`#${SECTIONS.notifications}`}>{copy.notifications.title}</a>
      <a href={`#${SECTIONS.appearance}`}>{copy.appearance.title}</a>
      <a href={`#${SECTIONS.privacy}`}>{copy.privacy.title}</a>
      <a href={`#${SECTIONS.danger}`}>{copy.privacy.danger}</a>
      <a href={`#${SECTIONS.about}`}>{copy.about.title}</a>
    </Nav>
  );
}

/** Of the row, where it fades: a sign that it goes on. Scrolled to its end, nothing is there but padding. */
const FADE = '40px';

const Nav = styled.nav`
  display: flex;
  gap: 8px;
  /* One row to the edges of a phone's screen. */
  margin-inline: calc(-1 * var(--page-gutter));
  padding: 4px ${FADE} 4px var(--page-gutter);
  overflow-x: auto;
  scroll-padding-inline: ${FADE};
  scrollbar-width: none;
  mask-image: linear-gradient(to left, transparent, black ${FADE});

  a {
    display: inline-flex;
    flex: none;
    align-items: center;
    min-height: 44px;
    padding: 6px 16px;
    border-radius: 999px;
    background: var(--surface-sunken);
    color: var(--ink);
    font-weight: 500;
    font-size: 0.9375rem;
    text-decoration: none;

    @media (hover: hover) {
      &:hover {
        background: var(--accent-soft);
      }
    }
  }

  @media (min-width: 1000px) {
    position: sticky;
    top: 24px;
    flex-direction: column;
    gap: 2px;
    padding: 0;
    mask-image: none;
    /* The words stand below the title, not the pills. */
    margin: 0 0 0 -16px;

    a {
      background: none;
    }
  }
`;
