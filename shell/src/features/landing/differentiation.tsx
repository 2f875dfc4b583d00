import { blockTone } from '@app/shared-ui/theme/block-tone';
import { media } from '@app/shared-ui/theme/media';
import { styled } from 'styled-components';
import { TwelveStones } from './drawings/twelve-stones.tsx';
import { landingCopy } from '../../copy/landing.es.ts';
import { LeadLink } from './lead-link.tsx';
import { SealsBand } from './seals-band.tsx';
import { ActionPlace, Section } from './section.tsx';

const { differentiation } = landingCopy;

/** Of each point, in their order: an open calendar, a thing settled, what is taken home, a cloud that is not needed. */
const ICONS = [
  { tone: 4, path: 'M4 6h16v14H4zM4 10h16M8 3v4M16 3v4' },
  { tone: 2, path: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM8 12l3 3 5-6' },
  { tone: 7, path: 'M12 3v11M7 10l5 5 5-5M4 20h16' },
  { tone: 1, path: 'M3 3l18 18M7.5 8.5A5.3 5.3 0 0 0 8 19h9.5M10.5 5.6A6.5 6.5 0 0 1 18 11a4.2 4.2 0 0 1 2.6 6' },
] as const;

/** What sets the product apart: a path of twelve months, and four features. */
export function Differentiation() {
  return (
    <Section title={differentiation.title} lead={differentiation.lead}>
      <TwelveStones {...differentiation.path} />
      <SealsBand />
      <Points>
        {differentiation.points.map(({ title, text }, i) => (
          <li key={title} {...blockTone(ICONS[i]?.tone ?? 1)}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d={ICONS[i]?.path} />
            </svg>
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </Points>
      <ActionPlace>
        <LeadLink source="cta_differentiation_button" $variant="soft">
          {differentiation.action}
        </LeadLink>
      </ActionPlace>
    </Section>
  );
}

const Points = styled.ul`
  display: grid;
  gap: 24px;
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 16px;
    align-items: start;
  }

  svg {
    width: 40px;
    height: 40px;
    padding: 9px;
    border-radius: 50%;
    background: var(--tone-surface);
    fill: none;
    stroke: var(--tone-ink);
    stroke-linecap: round;
    stroke-linejoin: round;
    stroke-width: 1.75;
  }

  h3 {
    margin-bottom: 6px;
    font-size: 1.25rem;
  }

  p {
    max-width: var(--measure);
    color: var(--ink-soft);
  }

  ${media.desktop} {
    grid-template-columns: 1fr 1fr;
    gap: 44px 64px;

    h3 {
      font-size: 1.375rem;
    }
  }
`;
