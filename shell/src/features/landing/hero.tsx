import { media } from '@app/shared-ui/theme/media';
import { titleSize } from '@app/shared-ui/theme/title-size';
import { styled } from 'styled-components';
import { MorningWindow } from './drawings/morning-window.tsx';
import { landingCopy } from '../../copy/landing.es.ts';
import { LeadLink } from './lead-link.tsx';
import { inner, Lead } from './section.tsx';
import { SAMPLE_ID } from './sample/sample-id.ts';
import { WrittenPage } from './written-page/written-page.tsx';

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
        <Actions>
          <LeadLink source="cta_main_button">{hero.action}</LeadLink>
          <a href={`#${SAMPLE_ID}`}>{hero.inside}</a>
        </Actions>
        <Note>{hero.note}</Note>
      </Words>
      <Picture>
        <MorningWindow />
        <WrittenPage />
      </Picture>
    </Place>
  );
}

const Place = styled.section`
  ${inner}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 28px;
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
    /* Larger than other titles: in a window of 320 px, 11 % would be less than it has with text of the usual size. */
    font-size: ${titleSize('clamp(2.375rem, 1.7rem + 3.1vw, 3.75rem)', 12)};
    line-height: 1.1;
    letter-spacing: -0.02em;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 24px;
  align-items: center;
  margin-top: 8px;

  a[href^='#'] {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    font-weight: 500;
  }
`;

const Note = styled.p`
  max-width: 30em;
  color: var(--ink-soft);
  font-size: 1rem;
`;

const Picture = styled.div`
  position: relative;
  width: 100%;
  max-width: 520px;
  padding-bottom: 7%;
  justify-self: center;

  /* Laid over a corner of the drawing, as if somebody had just put it there; on a phone the upper one, which the first screen shows. */
  > div {
    position: absolute;
    top: -28px;
    left: 27%;
    width: 70%;
  }

  ${media.desktop} {
    > div {
      top: auto;
      bottom: 0;
      left: -9%;
      width: 66%;
    }
  }
`;
