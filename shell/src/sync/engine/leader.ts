/**
 * Of all tabs with this account one sends, by a lock that the browser frees when that tab dies (SYNC §5). Without Web Locks (no secure
 * context, D38) every tab does: an operation's id makes sending it twice harmless.
 */
export function whileLeading(name: string, locks: LockManager | undefined, lead: (signal: AbortSignal) => void) {
  const stop = new AbortController();
  const { signal } = stop;
  if (!locks) lead(signal);
  else
    locks
      .request(name, { signal }, () => {
        lead(signal);
        return new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
      })
      .catch((error: unknown) => {
        if (!signal.aborted) console.error('Web Locks refused; this tab sends on its own', error);
        if (!signal.aborted) lead(signal);
      });
  return () => stop.abort();
}
