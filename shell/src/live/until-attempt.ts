const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 20_000;
const GROWTH = 1.3;

/**
 * Waits until the channel may try to connect: for a pause that grows with each failure, but no longer once the user or the network comes
 * back, and while nobody sees the page until somebody does.
 * @param failures attempts since the channel was last open
 */
export function untilAttempt(failures: number, page: Window): Promise<void> {
  const pause = failures > 0 ? Math.min(FIRST_PAUSE_MS * GROWTH ** (failures - 1), LONGEST_PAUSE_MS) : 0;
  const waiting = new AbortController();
  const { signal } = waiting;
  return new Promise((resolve) => {
    const begin = () => {
      if (page.document.visibilityState === 'hidden') return;
      waiting.abort();
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(begin, pause);
    page.document.addEventListener('visibilitychange', begin, { signal });
    page.addEventListener('online', begin, { signal });
  });
}
