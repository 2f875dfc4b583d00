import { css, styled } from 'styled-components';

/** Out of sight, but there for a screen reader and in the text of what holds it. */
export const outOfSight = css`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: pre;
`;

export const VisuallyHidden = styled.span`
  ${outOfSight}
`;
