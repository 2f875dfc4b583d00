type Request = (name: string, options: LockOptions, hold: (lock: Lock | null) => unknown) => Promise<unknown>;

/** One lock, as browsers grant it: in turn, or not at all with `ifAvailable`. */
export function aLock(): LockManager {
  let isHeld = false;
  const queue: (() => void)[] = [];
  const holding = async (name: string, hold: Parameters<Request>[2]) => {
    isHeld = true;
    try {
      return await hold({ name, mode: 'exclusive' });
    } finally {
      isHeld = false;
      queue.shift()?.();
    }
  };
  const request: Request = async (name, { ifAvailable = false, signal }, hold) => {
    if (ifAvailable && isHeld) return hold(null);
    if (isHeld)
      await new Promise<void>((resolve, reject) => {
        queue.push(resolve);
        signal?.addEventListener('abort', () => {
          if (queue.includes(resolve)) queue.splice(queue.indexOf(resolve), 1);
          reject(new DOMException('aborted', 'AbortError'));
        });
      });
    return holding(name, hold);
  };
  return { request, query: () => Promise.resolve({}) } as LockManager;
}
