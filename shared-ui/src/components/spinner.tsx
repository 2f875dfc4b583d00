import { keyframes, styled } from 'styled-components';
import { media } from '../theme/media.ts';

/** A quiet ring; `label` is what a screen reader hears. */
export function Spinner({ label, size = 36 }: { readonly label: string; readonly size?: number }) {
  return <Ring role="status" aria-label={label} $size={size} />;
}

const turn = keyframes`
  to { rotate: 1turn; }
`;

const breathe = keyframes`
  50% { opacity: 0.35; }
`;

const Ring = styled.div<{ readonly $size: number }>`
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  border: 3px solid var(--accent-soft);
  border-top-color: var(--accent);
  border-radius: 50%;
  animation: ${turn} 0.9s linear infinite;

  ${media.reducedMotion} {
    animation: ${breathe} 2s ease-in-out infinite !important;
  }
`;
