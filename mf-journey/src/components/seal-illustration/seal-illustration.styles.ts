import { media } from '@app/shared-ui/theme/media';
import { css, keyframes, styled } from 'styled-components';

export const Drawing = styled.svg`
  display: block;
  flex: none;
  width: 100%;
  overflow: visible;
`;

const open = keyframes`
  from { opacity: 0; scale: 0.4; }
`;

const unfold = keyframes`
  from { opacity: 0; scale: 0.55; rotate: -40deg; }
`;

/** 900 ms in all: the edge, then the ornament, then what it holds. */
const blooming = css`
  .edge {
    animation: ${open} 0.5s cubic-bezier(0.2, 0.9, 0.3, 1.2) backwards;
  }

  .ornament {
    animation: ${unfold} 0.65s 0.12s cubic-bezier(0.2, 0.8, 0.2, 1) backwards;
  }

  .heart {
    animation: ${open} 0.55s 0.35s cubic-bezier(0.2, 0.9, 0.3, 1.15) backwards;
  }

  ${media.reducedMotion} {
    .edge,
    .ornament,
    .heart {
      animation: none;
    }
  }
`;

export const Bloomable = styled.g<{ readonly $isBlooming: boolean }>`
  ${({ $isBlooming }) => $isBlooming && blooming}
`;

const appear = keyframes`
  from { opacity: 0; }
`;

/** Arrives a little after the seal, as its code does. */
export const Motif = styled.g`
  fill: none;
  stroke: var(--tone-ink);
  animation: ${appear} 0.25s ease-out;

  ${media.reducedMotion} {
    animation: none;
  }
`;

/** A sketch in the block's colour, which the seal will fill. */
export const Mist = styled.g`
  fill: color-mix(in oklch, var(--tone-surface), transparent 35%);
  stroke: var(--tone-line);
  stroke-linecap: round;
  stroke-linejoin: round;

  > path {
    stroke-dasharray: 1 6;
    stroke-width: 2.2;
  }

  g {
    fill: none;
    stroke: color-mix(in oklch, var(--tone-solid), var(--tone-line) 35%);
    stroke-width: 3;
  }
`;

export const RingTrack = styled.circle`
  fill: none;
  stroke: var(--tone-mist);
  stroke-width: 5;
`;

export const RingFill = styled.circle`
  fill: none;
  stroke: var(--tone-solid);
  stroke-linecap: round;
  stroke-width: 5;
  transition: stroke-dashoffset 0.8s ease-out;
`;
