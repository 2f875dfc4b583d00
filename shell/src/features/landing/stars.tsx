import { styled } from 'styled-components';
import { landingCopy } from '../../copy/landing.es.ts';

const STARS = [1, 2, 3, 4, 5];
const STAR = 'm12 3 2.7 5.7 6.3.8-4.6 4.3 1.2 6.2L12 17l-5.6 3 1.2-6.2L3 9.5l6.3-.8Z';

/** Five full stars, with one sentence for screen readers. */
export function Stars() {
  return (
    <Row role="img" aria-label={landingCopy.testimonials.rating}>
      {STARS.map((star) => (
        <svg key={star} viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
          <path d={STAR} />
        </svg>
      ))}
    </Row>
  );
}

const Row = styled.span`
  display: inline-flex;
  gap: 3px;

  path {
    fill: var(--tone-solid);
    stroke: var(--tone-solid);
    stroke-width: 1.5;
    stroke-linejoin: round;
  }
`;
