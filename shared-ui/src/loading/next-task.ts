/** Yields to the browser: input and paint come before what follows. */
export function nextTask(): Promise<void> {
  // A hidden page needs no input or paint, and its timers are throttled to one a second.
  if (document.hidden) return Promise.resolve();
  // Continues before other queued tasks, where supported.
  if ('scheduler' in globalThis && globalThis.scheduler.yield) return globalThis.scheduler.yield();
  return new Promise((resolve) => setTimeout(resolve, 0));
}
