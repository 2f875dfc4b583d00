import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { keyframes, styled } from 'styled-components';
import { media } from '@app/shared-ui/theme/media';
import { partOf } from '../../features/profile/parts.ts';
import { LeavingBoundary } from './leaving-boundary.tsx';

/**
 * The main landmark: a new page fades in over 0.3 s (1§2), starts at its top, and its heading gets the focus. A part of the
 * profile counts as a page. One whose heading was in the server's skeleton does not fade in: it would flicker.
 */
export function PageFrame({ children }: { readonly children: ReactNode }) {
  const { pathname, search } = useLocation();
  const page = pathname + (partOf(search) ?? '');
  const main = useRef<HTMLElement>(null);
  const shown = useRef(page);
  const [headedPage, setHeadedPage] = useState(() => (document.querySelector('.first-paint h1') ? page : null));
  if (headedPage !== null && headedPage !== page) setHeadedPage(null);

  useEffect(() => {
    // The browser restores the scroll position of the first page.
    if (shown.current === page) return undefined;
    shown.current = page;
    window.scrollTo(0, 0);
    return focusHeading(main.current);
  }, [page]);

  return (
    <LeavingBoundary>
      <Main id="contenido" ref={main} key={page} tabIndex={-1} $isThere={headedPage !== null}>
        {children}
      </Main>
    </LeavingBoundary>
  );
}

/** What the user may open while a page is on its way. One that is closing gives the focus away by itself. */
const OPENED = ['menu', 'dialog', 'alertdialog'].map((role) => `[role=${role}]:not([data-state=closed])`).join();

/**
 * Focuses the page's h1 as soon as it exists: the page may still be loading. A menu or dialog that has the focus by then keeps it: a menu
 * without it closes.
 * @returns a function that stops waiting
 */
function focusHeading(main: HTMLElement | null): (() => void) | undefined {
  if (!main) return undefined;
  const focus = () => {
    const heading = main.querySelector<HTMLElement>('h1');
    heading?.setAttribute('tabindex', '-1');
    if (!document.activeElement?.closest(OPENED)) heading?.focus({ preventScroll: true });
    return Boolean(heading);
  };
  if (focus()) return undefined;
  const observer = new MutationObserver(() => focus() && observer.disconnect());
  observer.observe(main, { childList: true, subtree: true });
  return () => observer.disconnect();
}

const appear = keyframes`
  from { opacity: var(--arrival, 0); }
`;

const Main = styled.main<{ readonly $isThere: boolean }>`
  /* The footer waits below the fold, so that it need not jump away from the page that comes. */
  min-height: calc(100dvh - 64px);
  ${({ $isThere }) => $isThere && '--arrival: 1; --arrival-shift: 0px;'}
  animation: ${appear} 0.3s ease-out;
  outline: none;

  ${media.reducedMotion} {
    animation: none;
  }
`;
