type Page = Window & typeof globalThis;

export interface PageLifecycle {
  /** The network may be back, or she is. */
  readonly onReturn: () => void;
  /** The page may not come back: whatever has to be kept is kept now. */
  readonly onLeaving: () => void;
  /** Whether leaving would lose words. */
  readonly asksBeforeLeaving: () => boolean;
}

/** Listens to what happens to the page. @returns a function that stops it */
export function watchPageLifecycle(
  window: Page,
  { onReturn, onLeaving, asksBeforeLeaving }: PageLifecycle,
): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const isVisible = () => window.document.visibilityState === 'visible';
  window.addEventListener('online', onReturn, { signal });
  window.addEventListener('focus', onReturn, { signal });
  window.addEventListener('pagehide', onLeaving, { signal });
  // A phone may end a hidden page without another word.
  window.document.addEventListener('visibilitychange', () => (isVisible() ? onReturn() : onLeaving()), { signal });
  window.addEventListener(
    'beforeunload',
    (event) => {
      if (asksBeforeLeaving()) event.preventDefault();
    },
    { signal },
  );
  return () => stop.abort();
}
