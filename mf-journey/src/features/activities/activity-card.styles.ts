import { keyframes, styled } from 'styled-components';

export const Article = styled.article<{ readonly $isWaiting: boolean }>`
  border-radius: var(--radius-card);
  background: ${({ $isWaiting }) => ($isWaiting ? 'var(--surface-sunken)' : 'var(--surface-raised)')};
  box-shadow: ${({ $isWaiting }) => ($isWaiting ? 'none' : 'var(--shadow-card)')};
`;

export const HeaderButton = styled.button.attrs({ type: 'button' })`
  display: block;
  width: 100%;
  /* Clears the bar that stays at the top. */
  scroll-margin-top: 60px;
  padding: 16px 18px;
  border: 0;
  border-radius: var(--radius-card);
  background: none;
  text-align: start;
  cursor: pointer;

  @media (hover: hover) {
    &:hover h3 {
      text-decoration: underline;
      text-decoration-color: var(--tone-line);
      text-underline-offset: 0.2em;
    }
  }
`;

export const LineButton = styled(HeaderButton)`
  padding: 8px 18px 8px 14px;
`;

const unfold = keyframes`
  from { opacity: 0; clip-path: inset(0 0 100% 0); }
  to { clip-path: inset(0 0 0 0); }
`;

export const Panel = styled.div`
  padding: 4px 18px 22px;
  animation: ${unfold} 0.35s ease-out;

  &[hidden] {
    display: none;
  }
`;

export const PanelPlace = styled.div`
  min-height: 120px;
  max-width: 640px;
  margin: 0 auto;
`;
