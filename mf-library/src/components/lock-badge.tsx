import { Lock } from 'lucide-react';
import { styled } from 'styled-components';

/** The lock over a blurred card: decoration; what is locked has not been sent (D7). */
export function LockBadge({ label }: { readonly label: string }) {
  return (
    <Veil data-locked="">
      <span>
        <Lock aria-hidden size={15} />
        {label}
      </span>
    </Veil>
  );
}

const Veil = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  padding: 8px;
  pointer-events: none;

  > span {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    max-width: 100%;
    padding: 5px 12px;
    border-radius: 999px;
    background: var(--surface-raised);
    box-shadow: var(--shadow-card);
    color: var(--ink);
    font-weight: 600;
    font-size: 0.8125rem;
    line-height: 1.3;
  }

  svg {
    flex: none;
  }
`;
