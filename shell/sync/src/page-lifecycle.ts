type Page = Window & typeof globalThis;

export interface PageLifecycle {
  /** The network or the user may be back. */
  readonly onReturn: () => void;
  /** The page may not come back: last chance to write. */
  readonly onLeaving: () => void;
  /** Whether leaving would lose edits. */
  readonly asksBeforeLeaving: () => boolean;
}

/** Listens to the life cycle of the page. @returns a function that stops it */
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
  // A phone may end a hidden page without another event.
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
