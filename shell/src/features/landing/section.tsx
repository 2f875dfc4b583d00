import { media } from '@app/shared-ui/theme/media';
import { type ReactNode, useId } from 'react';
import { css, styled } from 'styled-components';

interface SectionProps {
  readonly title: string;
  readonly lead?: string;
  /** A background one shade darker, so that neighbouring sections part without a line (DESIGN 3). */
  readonly sunken?: boolean;
  readonly children: ReactNode;
}

/** A section below the hero: heading, lead sentence, content. */
export function Section({ title, lead, sunken = false, children }: SectionProps) {
  const titleId = useId();
  return (
    <Band aria-labelledby={titleId} $sunken={sunken}>
      <Inner>
        <Opening>
          <h2 id={titleId}>{title}</h2>
          {lead ? <Lead>{lead}</Lead> : null}
        </Opening>
        {children}
      </Inner>
    </Band>
  );
}

export const inner = css`
  max-width: var(--page-width);
  margin: 0 auto;
  padding-inline: var(--page-gutter);
`;

export const sectionTitle = css`
  font-size: clamp(1.75rem, 1.4rem + 1.7vw, 2.5rem);
  letter-spacing: -0.01em;
`;

export const Lead = styled.p`
  max-width: 34em;
  color: var(--ink-soft);
  font-size: clamp(1.0625rem, 1rem + 0.3vw, 1.1875rem);
`;

/** Position of a section's call to action. */
export const ActionPlace = styled.div`
  display: flex;
  justify-content: center;
`;

/**
 * On a phone a row of cards that scrolls sideways, the next one in sight: one below the other they would be screens. What scrolls is to be
 * reached by keyboard: `useSideways` and a name.
 */
export const sideways = css`
  @media (max-width: 599.98px) {
    grid-auto-columns: min(78%, 300px);
    grid-auto-flow: column;
    margin-inline: calc(-1 * var(--page-gutter));
    padding: 4px var(--page-gutter) 12px;
    overflow-x: auto;
    scroll-padding-inline: var(--page-gutter);
    scroll-snap-type: x proximity;

    > * {
      scroll-snap-align: start;
    }
  }
`;

const Band = styled.section<{ readonly $sunken: boolean }>`
  padding-block: 40px;
  background: ${({ $sunken }) => ($sunken ? 'var(--surface-sunken)' : 'transparent')};

  ${media.desktop} {
    padding-block: 104px;
  }
`;

const Inner = styled.div`
  ${inner}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;

  ${media.desktop} {
    gap: 56px;
  }
`;

const Opening = styled.div`
  display: grid;
  gap: 14px;

  h2 {
    ${sectionTitle}
  }
`;
