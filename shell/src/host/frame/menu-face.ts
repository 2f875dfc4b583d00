import type { SignedInUser } from '@app/contract/sign-in';
import { css } from 'styled-components';

/** The round button that opens the profile menu. */
export const menuFace = css`
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  border: 0;
  border-radius: 50%;
  background: var(--accent-soft);
  color: var(--ink);
  font: 500 1.125rem / 1 var(--font-serif);
  cursor: pointer;
`;

/** The letter on it. */
export const initialOf = ({ username }: Pick<SignedInUser, 'username'>): string =>
  username.charAt(0).toUpperCase() || 'U';
