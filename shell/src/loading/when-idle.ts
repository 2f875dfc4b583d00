/** When the page has time; without the browser's word for it, in a moment. */
export const whenIdle = (window: Window & typeof globalThis): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout: 500 });
    else setTimeout(resolve, 50);
  });
