import { blockTone } from '@app/shared-ui/theme/block-tone';
import { media } from '@app/shared-ui/theme/media';
import { keyframes, styled } from 'styled-components';

/** A flame is the colour of sand and honey, whatever the block's tone. */
const FLAME = blockTone(2);

export function Candle({ isLit }: { readonly isLit: boolean }) {
  return (
    <svg viewBox="-40 -66 80 132" width="72" height="118" aria-hidden="true">
      {isLit ? (
        <g {...FLAME}>
          <Glow cx="0" cy="-36" r="28" />
          <Flame>
            <path d="M0 -58C10 -44 12 -36 9 -28A9.5 9.5 0 0 1 -9 -28C-12 -36 -7 -44 0 -58Z" fill="var(--tone-line)" />
            <path d="M0 -44C5 -36 6 -32 4.5 -28A5 5 0 0 1 -4.5 -28C-6 -32 -4 -36 0 -44Z" fill="var(--tone-surface)" />
          </Flame>
        </g>
      ) : null}
      <path d="M0 -10V-22" stroke="var(--ink-soft)" strokeLinecap="round" strokeWidth="2.5" />
      <path
        d="M-17 -6C-8 -12 8 -12 17 -6V52H-17Z"
        fill="var(--tone-surface)"
        stroke="var(--tone-line)"
        strokeWidth="2"
      />
      <path
        d="M-17 2C-12 6 -12 18 -8 18S-4 6 2 6"
        fill="none"
        stroke="var(--tone-line)"
        strokeLinecap="round"
        strokeWidth="2"
      />
      <path d="M-30 54H30C28 61 22 62 16 62H-16C-22 62 -28 61 -30 54Z" fill="var(--tone-line)" />
    </svg>
  );
}

const flicker = keyframes`
  0%, 100% { scale: 1; rotate: -1.5deg; }
  30% { scale: 0.96 1.05; rotate: 2deg; }
  65% { scale: 1.03 0.95; rotate: -2.5deg; }
`;

const kindle = keyframes`
  from { opacity: 0; }
`;

const Glow = styled.circle`
  fill: var(--tone-line);
  opacity: 0.35;
  animation: ${kindle} 0.6s ease-out;
`;

const Flame = styled.g`
  transform-box: fill-box;
  transform-origin: 50% 100%;
  animation: ${flicker} 2.6s ease-in-out infinite;

  ${media.reducedMotion} {
    animation: none;
  }
`;
