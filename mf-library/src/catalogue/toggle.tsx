import { styled } from 'styled-components';

/** A choice that is on or off: give it `aria-pressed`. */
export const Toggle = styled.button`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: 8px;
  min-height: 44px;
  padding: 6px 16px;
  border: 1px solid transparent;
  border-radius: 999px;
  background: var(--surface-sunken);
  color: var(--ink);
  font-weight: 500;
  font-size: 0.9375rem;
  line-height: 1.2;
  cursor: pointer;
  transition: background-color 0.15s;

  @media (hover: hover) {
    &:hover {
      background: var(--accent-soft);
    }
  }

  &[aria-pressed='true'] {
    border-color: var(--accent);
    background: var(--accent-soft);
    font-weight: 600;
  }
`;
