import type { AwayCover } from './away-cover.ts';

const MINUTE_MS = 60_000;
/** Pause between two looks at the clock, in milliseconds: timers of hidden pages are slow anyway. */
const LOOK_MS = 5000;
/** Other tabs are told of use at most this often, in milliseconds. */
const TELL_MS = 10_000;

/**
 * Measures from now on. A clock may be set back, and the time since the page began may stand still while the device sleeps: the larger of
 * both is never too short.
 * @returns milliseconds since
 */
function stopwatch(): () => number {
  const [clock, page] = [Date.now(), performance.now()];
  return () => Math.max(Date.now() - clock, performance.now() - page);
}

export interface UseSetting {
  readonly window: Window & typeof globalThis;
  readonly cover: AwayCover;
  /** Minutes; 0: when the page is left. */
  readonly after: () => number;
  readonly isLocked: () => boolean;
  /** The lock's screen stands over the page: nothing else has to cover it. */
  readonly isScreenShown: () => boolean;
  readonly lock: () => void;
  readonly tell: () => void;
}

export interface UseWatch {
  /** The user is there, in this tab or in another one. */
  readonly note: () => void;
  /** Lets the lock fall if its time is over: timers of hidden pages are late. */
  readonly look: () => void;
  readonly stop: () => void;
}

/** Blanks the page while it is hidden, and lets the lock fall when the page is left, or has not been used for long. */
export function watchUse({ window, cover, after, isLocked, isScreenShown, lock, tell }: UseSetting): UseWatch {
  const { document } = window;
  const stop = new AbortController();
  let sinceUse = stopwatch();
  let sinceTold: (() => number) | undefined;
  const isLate = () => after() > 0 && sinceUse() >= after() * MINUTE_MS;
  const look = () => {
    if (!isLocked() && isLate()) lock();
  };
  const use = () => {
    if (isLocked()) return;
    // A device that slept has run no timer: the first touch comes before it.
    look();
    if (isLocked()) return;
    sinceUse = stopwatch();
    if (sinceTold && sinceTold() < TELL_MS) return;
    sinceTold = sinceUse;
    tell();
  };
  const change = () => {
    if (document.hidden) {
      cover.show();
      if (after() === 0) lock();
      return;
    }
    look();
    // Opened from another tab while it was hidden: that it was left counts all the same.
    if (!isLocked() && after() === 0) lock();
    // The lock's screen takes the cover away once it stands there; one that stood there before would be blank.
    if (!isLocked() || isScreenShown()) cover.hide();
  };
  const options = { capture: true, passive: true, signal: stop.signal };
  for (const name of ['pointerdown', 'keydown', 'wheel', 'touchstart']) window.addEventListener(name, use, options);
  document.addEventListener('visibilitychange', change, { signal: stop.signal });
  const timer = setInterval(look, LOOK_MS);
  return {
    note: () => (sinceUse = stopwatch()),
    look,
    stop() {
      stop.abort();
      clearInterval(timer);
      cover.hide();
    },
  };
}
