/** Maximum delay of the app, in ms: no browser is obliged to report its first paint. */
const MAX_DELAY_MS = 300;

/**
 * Runs the app as soon as the server's markup is painted (docs/decisions/0012): a cached script would otherwise run before the first
 * paint and leave the page blank for as long as it takes.
 */
export function runAppAfterPaint(): void {
  document.addEventListener('DOMContentLoaded', () => {
    if (paintsNothing()) runApp();
    else
      void Promise.race([firstPaint(), new Promise((resolve) => setTimeout(resolve, MAX_DELAY_MS))]).then(
        runApp,
        runApp,
      );
  });
}

/** The tab is hidden, or the server sent no markup. */
const paintsNothing = (): boolean => document.hidden || !document.getElementById('root')?.hasChildNodes();

function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    const observer = new PerformanceObserver((entries) => {
      if (entries.getEntriesByName('first-contentful-paint').length > 0) resolve();
    });
    observer.observe({ type: 'paint', buffered: true });
  });
}

/** Runs the scripts that the page preloaded as `link[data-app]`, with the same hash. */
export function runApp(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-app]')) {
    const src = link.getAttribute('href') ?? '';
    const { integrity } = link;
    const script = document.createElement('script');
    // Dynamically added scripts run in any order unless `async` is false.
    document.head.append(Object.assign(script, { src, integrity, crossOrigin: 'anonymous', async: false }));
  }
}
