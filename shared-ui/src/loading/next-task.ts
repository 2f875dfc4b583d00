/** Lets the browser answer and paint before what follows. */
export function nextTask(): Promise<void> {
  // Comes before all that waits already, where the browser has it.
  if ('scheduler' in globalThis && globalThis.scheduler.yield) return globalThis.scheduler.yield();
  return new Promise((resolve) => setTimeout(resolve, 0));
}
