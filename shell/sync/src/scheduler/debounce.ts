interface Waits {
  /** Milliseconds without a call after which `act` runs. */
  readonly pauseMs: number;
  /** Milliseconds from the first call after which `act` runs in any case. */
  readonly longestMs: number;
}

/** A trailing debounce with a longest wait. */
export function debounce(act: () => void, { pauseMs, longestMs }: Waits): { call(): void; cancel(): void } {
  let pause: ReturnType<typeof setTimeout> | undefined;
  let longest: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => {
    clearTimeout(pause);
    clearTimeout(longest);
    pause = longest = undefined;
  };
  const run = () => {
    cancel();
    act();
  };
  return {
    call() {
      clearTimeout(pause);
      pause = setTimeout(run, pauseMs);
      longest ??= setTimeout(run, longestMs);
    },
    cancel,
  };
}
