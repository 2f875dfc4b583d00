interface AwaitedKeys {
  /** The store waits for the user to open the lock. */
  readonly isAwaited: boolean;
  subscribe(listener: () => void): () => void;
}

/** Acts, unless the store waits for the key of a lock meanwhile, which may never come. @returns whether the act has ended */
export async function beforeTheKeyIsAwaited(keys: AwaitedKeys | undefined, act: () => Promise<void>): Promise<boolean> {
  if (!keys) {
    await act();
    return true;
  }
  if (keys.isAwaited) return false;
  let stop: () => void = () => undefined;
  const awaited = new Promise<false>((resolve) => {
    stop = keys.subscribe(() => keys.isAwaited && resolve(false));
  });
  try {
    return await Promise.race([act().then(() => true), awaited]);
  } finally {
    stop();
  }
}
