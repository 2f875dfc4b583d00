/** So long the app waits at the most: no browser has to say when it has painted. */
const PAINT_MS = 300;

/**
 * Runs the app as soon as what the server has sent can be seen (docs/decisions/0012): of itself its script, once a device has it, runs
 * before the first paint, and keeps the paper empty for as long as it takes.
 */
export function runAppAfterPaint(): void {
  document.addEventListener('DOMContentLoaded', () => {
    if (paintsNothing()) run();
    else void Promise.race([firstPaint(), new Promise((resolve) => setTimeout(resolve, PAINT_MS))]).then(run, run);
  });
}

/** Nobody sees the page, or the server has sent nothing to be seen. */
const paintsNothing = (): boolean => document.hidden || !document.getElementById('root')?.hasChildNodes();

function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    const observer = new PerformanceObserver((entries) => {
      if (entries.getEntriesByName('first-contentful-paint').length > 0) resolve();
    });
    observer.observe({ type: 'paint', buffered: true });
  });
}

/** What the page has preloaded for this, `link[data-app]`, with the same hash. */
function run(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-app]')) {
    const src = link.getAttribute('href') ?? '';
    const { integrity } = link;
    const script = document.createElement('script');
    // Several would run in the order of the page, as if they stood in it.
    document.head.append(Object.assign(script, { src, integrity, crossOrigin: 'anonymous', async: false }));
  }
}
