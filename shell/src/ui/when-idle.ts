/** Resolves when the page is idle, after `most` milliseconds at the latest; in a browser without `requestIdleCallback`, in a moment. */
export const whenIdle = (window: Window & typeof globalThis, most = 500): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout: most });
    else setTimeout(resolve, 50);
  });
