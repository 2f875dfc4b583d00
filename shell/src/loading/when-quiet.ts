import type { QueryClient } from '@tanstack/react-query';
import { whenIdle } from './when-idle.ts';

/** A call that hangs must not keep for ever what waits. */
const ANSWERS_MS = 5_000;
/** A slow phone draws for so long what has come; time between two slices of that is not yet time for more. */
const DRAWING_MS = 3_000;

/** When the page stands: what it has asked the server for has come and is drawn. For what she does not wait for. */
export async function whenQuiet(window: Window & typeof globalThis, queryClient: QueryClient): Promise<void> {
  await whenIdle(window);
  await answersOf(queryClient);
  await whenIdle(window, DRAWING_MS);
}

/** Ends when no query is on its way. */
function answersOf(queryClient: QueryClient): Promise<void> {
  return new Promise((resolve) => {
    let stop: () => void = () => undefined;
    const end = () => {
      clearTimeout(timer);
      stop();
      resolve();
    };
    const timer = setTimeout(end, ANSWERS_MS);
    const look = () => {
      if (queryClient.isFetching() === 0) end();
    };
    stop = queryClient.getQueryCache().subscribe(look);
    look();
  });
}
