import type { QueryClient } from '@tanstack/react-query';
import { whenIdle } from './when-idle.ts';

/** Maximum wait for answers, in ms: a hanging call must not block forever. */
const ANSWERS_TIMEOUT_MS = 5_000;
/** Maximum wait for rendering, in ms: idle time between two slices of a rendering is not the end of it. */
const RENDER_TIMEOUT_MS = 3_000;

/** Resolves when the page has settled: its queries are answered and rendered. For work that the user does not wait for. */
export async function whenSettled(window: Window & typeof globalThis, queryClient: QueryClient): Promise<void> {
  await whenIdle(window);
  await queriesAnswered(queryClient);
  await whenIdle(window, RENDER_TIMEOUT_MS);
}

/** Resolves when no query is being fetched. */
function queriesAnswered(queryClient: QueryClient): Promise<void> {
  return new Promise((resolve) => {
    let stop: () => void = () => undefined;
    const end = () => {
      clearTimeout(timer);
      stop();
      resolve();
    };
    const timer = setTimeout(end, ANSWERS_TIMEOUT_MS);
    const look = () => {
      if (queryClient.isFetching() === 0) end();
    };
    stop = queryClient.getQueryCache().subscribe(look);
    look();
  });
}
