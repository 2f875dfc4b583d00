import { media } from '@app/shared-ui/theme/media';
import { styled } from 'styled-components';
import { landingCopy } from '../../copy/landing.es.ts';
import { LatePicture } from './pictures/late-picture.tsx';
import { SampleCard } from './sample/sample-card.tsx';
import { SAMPLE_ID } from './sample/sample-id.ts';

const { inside, phone } = landingCopy.modules;

/** 'Por dentro': a screen of the product, and its first activity to try without an account. */
export function Inside() {
  return (
    <Place id={SAMPLE_ID} tabIndex={-1}>
      <div>
        <h3>{inside.title}</h3>
        <p>{inside.text}</p>
      </div>
      <Hand>
        <LatePicture name="phone" label={phone.label} />
      </Hand>
      <SampleCard />
    </Place>
  );
}

const Place = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 28px;
  scroll-margin-top: 24px;
  outline: none;

  h3 {
    margin-bottom: 8px;
    font-size: 1.75rem;
  }

  > div:first-child p {
    max-width: 30em;
    color: var(--ink-soft);
  }

  ${media.desktop} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 5fr);
    grid-template-rows: auto 1fr;
    gap: 28px 64px;
    align-items: start;
  }
`;

const Hand = styled.div`
  width: 100%;
  /* On a phone a picture of one is read as one while it is smaller. */
  max-width: 216px;
  justify-self: center;

  ${media.desktop} {
    max-width: 300px;
    grid-row: 1 / 3;
    grid-column: 1;
  }
`;
