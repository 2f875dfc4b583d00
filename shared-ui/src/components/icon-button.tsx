import { styled } from 'styled-components';

/** A round button with an icon alone, as large as a finger needs. Its name is an `aria-label`. */
export const IconButton = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  width: 44px;
  height: 44px;
  border: 0;
  border-radius: 50%;
  background: transparent;
  color: var(--ink-soft);
  cursor: pointer;
`;
