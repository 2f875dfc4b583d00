import { operator } from '@app/contract/operator';
import { styled } from 'styled-components';

/** Two strokes that meet again. */
export const LogoMark = () => (
  <svg viewBox="0 0 40 40" width="34" height="34" aria-hidden="true" fill="none" strokeLinecap="round">
    <path d="M20 34C9 29 5 21 7 14c1.5-5 8-6.5 13 1" stroke="var(--accent)" strokeWidth="2.8" />
    <path d="M20 34c11-5 15-13 13-20-1.5-5-8-6.5-13 1" stroke="var(--accent)" strokeWidth="2.8" opacity="0.55" />
    <circle cx="20" cy="23.5" r="2.6" fill="var(--accent)" />
  </svg>
);

/** The mark and the name. */
export function Logo() {
  return (
    <Mark>
      <LogoMark />
      <span>{operator.brand}</span>
    </Mark>
  );
}

const Mark = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  color: var(--ink);
  font: 500 1.25rem / 1 var(--font-serif);
  letter-spacing: -0.01em;
`;
