/** @returns what asks the browser, the first time that it is called, not to throw her words away when it runs out of space */
export function requestPersistenceOnce({ storage }: Navigator): () => void {
  let hasAsked = false;
  return () => {
    if (hasAsked) return;
    hasAsked = true;
    storage?.persist?.().catch(() => undefined);
  };
}
