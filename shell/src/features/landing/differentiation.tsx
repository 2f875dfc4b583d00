import { media } from '@app/shared-ui/theme/media';
import { styled } from 'styled-components';
import { TwelveStones } from './drawings/twelve-stones.tsx';
import { landingCopy } from '../../copy/landing.es.ts';
import { LeadLink } from './lead-link.tsx';
import { SealsBand } from './seals-band.tsx';
import { ActionPlace, Section } from './section.tsx';

const { differentiation } = landingCopy;

/** What sets the product apart: a path of twelve months, and four features. */
export function Differentiation() {
  return (
    <Section title={differentiation.title} lead={differentiation.lead}>
      <TwelveStones {...differentiation.path} />
      <SealsBand />
      <Points>
        {differentiation.points.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
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
