import { styled } from 'styled-components';
import { copy } from '../copy/every-page.es.ts';

/** First focusable element of every page: skips the header, to `main#contenido`. */
export function SkipLink() {
  return (
    <Skip href="#contenido" data-screen-only="">
      {copy.app.skip}
    </Skip>
  );
}

const Skip = styled.a`
  position: fixed;
  top: 8px;
  left: 8px;
  z-index: 70;
  padding: 10px 16px;
  border-radius: 999px;
  background: var(--accent);
  color: var(--on-accent);
  translate: 0 -300%;

  &:focus {
    translate: 0 0;
  }
`;
