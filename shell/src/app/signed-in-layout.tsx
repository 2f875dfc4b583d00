import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { copy } from '../copy/es.ts';
import { BottomBar } from './bottom-bar.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { PageFrame } from './page-frame.tsx';

/** Header, page, footer (1§2). */
export function SignedInLayout({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <SkipLink href="#contenido">{copy.app.skip}</SkipLink>
      <Header />
      <PageFrame>{children}</PageFrame>
      <Footer />
      <BottomBar />
    </>
  );
}

const SkipLink = styled.a`
  position: absolute;
  top: 8px;
  left: 8px;
  z-index: 70;
  padding: 10px 16px;
  border-radius: 999px;
  background: var(--accent);
  color: var(--on-accent);
  translate: 0 -200%;

  &:focus {
    translate: 0 0;
  }
`;
