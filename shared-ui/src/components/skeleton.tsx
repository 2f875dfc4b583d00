import { media } from '../theme/media.ts';
import { keyframes, styled } from 'styled-components';

const breathe = keyframes`
  50% { opacity: 0.5; }
`;

/** Keeps the place of what is on its way, so that nothing jumps when it arrives. */
export const Skeleton = styled.div<{ readonly $height: number }>`
  min-height: ${({ $height }) => $height}px;
  border-radius: var(--radius-card);
  background: var(--surface-sunken);
  animation: ${breathe} 2.4s ease-in-out infinite;

  ${media.reducedMotion} {
    animation: none;
  }
`;
