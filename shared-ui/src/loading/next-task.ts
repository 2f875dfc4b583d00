/** Lets the browser answer and paint before what follows. */
export function nextTask(): Promise<void> {
  // Nobody waits for an answer of a page that nobody sees, and the timers of such a page may come once a second.
  if (document.hidden) return Promise.resolve();
  // Comes before all that waits already, where the browser has it.
  if ('scheduler' in globalThis && globalThis.scheduler.yield) return globalThis.scheduler.yield();
  return new Promise((resolve) => setTimeout(resolve, 0));
}
