import { FontFaces } from '@app/shared-ui/theme/font-faces';
import { GlobalStyle } from '@app/shared-ui/theme/global-style';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { styled } from 'styled-components';

/** What the host gives every page: fonts, colours and a router. The theme is an attribute of the page, which the catalogue sets as the host does. */
export const Provider = ({ children }: { readonly children: ReactNode }) => (
  <MemoryRouter>
    <FontFaces />
    <GlobalStyle />
    <Sheet lang="es">{children}</Sheet>
  </MemoryRouter>
);

const Sheet = styled.main`
  min-height: 100dvh;
  padding: 24px 16px;
  background: var(--paper);

  & > * {
    max-width: 760px;
  }
`;
