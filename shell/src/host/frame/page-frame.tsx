import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { keyframes, styled } from 'styled-components';
import { media } from '@app/shared-ui/theme/media';
import { LeavingBoundary } from './leaving-boundary.tsx';

/**
 * The main landmark: a new page fades in over 0.3 s (1§2), starts at its top, and its heading gets the focus. A page whose heading was
 * in the server's skeleton does not fade in: it would flicker.
 */
export function PageFrame({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  const [headedPath, setHeadedPath] = useState(() => (document.querySelector('.first-paint h1') ? pathname : null));
  if (headedPath !== null && headedPath !== pathname) setHeadedPath(null);

  useEffect(() => {
    // The browser restores the scroll position of the first page.
    if (shown.current === pathname) return undefined;
    shown.current = pathname;
    window.scrollTo(0, 0);
    return focusHeading(main.current);
  }, [pathname]);

  return (
    <LeavingBoundary>
      <Main id="contenido" ref={main} key={pathname} tabIndex={-1} $isThere={headedPath !== null}>
        {children}
      </Main>
    </LeavingBoundary>
  );
}

/** Focuses the page's h1 as soon as it exists: the page may still be loading. @returns a function that stops waiting */
function focusHeading(main: HTMLElement | null): (() => void) | undefined {
  if (!main) return undefined;
  const focus = () => {
    const heading = main.querySelector<HTMLElement>('h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
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
  min-height: 70dvh;
  ${({ $isThere }) => $isThere && '--arrival: 1; --arrival-shift: 0px;'}
  animation: ${appear} 0.3s ease-out;
  outline: none;

  /* Nothing there yet but a spinner: the footer waits below the fold, so that it need not jump away from the page that comes. */
  &:not(:has(h1, [role='alert'])) {
    min-height: 100dvh;
  }

  ${media.reducedMotion} {
    animation: none;
  }
`;
