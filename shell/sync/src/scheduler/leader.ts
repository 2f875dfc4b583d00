/**
 * Elects one tab of an account, by a lock that the browser frees when the tab dies (SYNC §5). Without Web Locks (no secure context, D38)
 * every tab leads: operation ids make sending twice harmless.
 *
 * @returns `known` resolves when the first result is known; `stop` gives up the lead or the candidacy
 */
export function electLeader(
  name: string,
  locks: LockManager | undefined,
  lead: (signal: AbortSignal) => void,
): { readonly known: Promise<void>; readonly stop: () => void } {
  const stop = new AbortController();
  const { signal } = stop;
  const known = locks ? firstAnswer(name, locks, lead, signal) : Promise.resolve(lead(signal));
  return { known, stop: () => stop.abort() };
}

function firstAnswer(
  name: string,
  locks: LockManager,
  lead: (signal: AbortSignal) => void,
  signal: AbortSignal,
): Promise<void> {
  return new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve());
    const hold = () => {
      lead(signal);
      resolve();
      return new Promise<void>((release) => signal.addEventListener('abort', () => release()));
    };
    const compete = async () => {
      await locks.request(name, { ifAvailable: true }, (lock) => (lock && !signal.aborted ? hold() : undefined));
      if (signal.aborted) return;
      resolve(); // another tab leads: this one waits for its turn
      await locks.request(name, { signal }, hold);
    };
    compete().catch((error: unknown) => {
      if (signal.aborted) return;
      console.error('Web Locks refused; this tab sends on its own', error);
      lead(signal);
      resolve();
    });
  });
}
