/** When the page has time, after `most` milliseconds in any case; without the browser's word for it, in a moment. */
export const whenIdle = (window: Window & typeof globalThis, most = 500): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout: most });
    else setTimeout(resolve, 50);
  });
