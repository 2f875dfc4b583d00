import { media } from '@app/shared-ui/theme/media';
import { styled } from 'styled-components';
import { MorningWindow } from './drawings/morning-window.tsx';
import { landingCopy } from '../../copy/landing.es.ts';
import { LeadLink } from './lead-link.tsx';
import { inner, Lead } from './section.tsx';

const { hero } = landingCopy;

/** Headline and first call to action, visible without scrolling. */
export function Hero() {
  return (
    <Place aria-labelledby="landing-title">
      <Words>
        <h1 id="landing-title" tabIndex={-1}>
          {hero.title}
        </h1>
        <Lead>{hero.lead}</Lead>
        <LeadLink source="cta_main_button">{hero.action}</LeadLink>
        <Note>{hero.note}</Note>
      </Words>
      <Picture>
        <MorningWindow />
      </Picture>
    </Place>
  );
}

const Place = styled.section`
  ${inner}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 40px;
  align-items: center;
  padding-block: 24px 32px;

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: 56px;
    padding-block: 32px 56px;
  }
`;

const Words = styled.div`
  display: grid;
  justify-items: start;
  gap: 20px;

  h1 {
    font-size: clamp(2.375rem, 1.7rem + 3.1vw, 3.75rem);
    line-height: 1.1;
    letter-spacing: -0.02em;
  }

  a {
    margin-top: 8px;
  }
`;

const Note = styled.p`
  max-width: 30em;
  color: var(--ink-soft);
  font-size: 1rem;
`;

const Picture = styled.div`
  width: 100%;
  max-width: 520px;
  justify-self: center;
`;
