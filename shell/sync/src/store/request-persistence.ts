/** @returns a function that, on its first call, asks the browser never to evict this origin's storage */
export function requestPersistenceOnce({ storage }: Navigator): () => void {
  let hasAsked = false;
  return () => {
    if (hasAsked) return;
    hasAsked = true;
    storage?.persist?.().catch(() => undefined);
  };
}
