/** A channel that has said nothing for this long is asked; the server's own pings are hidden from a page. */
const SILENCE_MS = 25_000;
/** How often the silence is measured: by the clock, so that the first look after a sleep finds it. */
const LOOK_EVERY_MS = 5_000;
/** One that does not answer within this time is dead: a network may swallow a connection without closing it. */
const ANSWER_WITHIN_MS = 5_000;

interface Channel {
  /** Asks the server for an answer; does nothing while the channel is not open. @returns whether it asked */
  readonly ask: () => boolean;
  readonly onDead: () => void;
}

/** Notices that a channel is dead: within a minute while the page is visible, and when the user or the network returns. */
export function watchSignOfLife({ ask, onDead }: Channel, page: Window) {
  const stop = new AbortController();
  const { signal } = stop;
  let heardAt = Date.now();
  let answer: ReturnType<typeof setTimeout> | undefined;
  const heard = () => {
    heardAt = Date.now();
    clearTimeout(answer);
    answer = undefined;
  };
  const check = () => {
    if (answer !== undefined || page.document.visibilityState !== 'visible' || !ask()) return;
    answer = setTimeout(() => {
      heard();
      onDead();
    }, ANSWER_WITHIN_MS);
  };
  const look = setInterval(() => {
    if (Date.now() - heardAt >= SILENCE_MS) check();
  }, LOOK_EVERY_MS);
  page.document.addEventListener('visibilitychange', check, { signal });
  page.addEventListener('online', check, { signal });
  return {
    /** Anything has come over the channel, or it has been closed. */
    heard,
    stop() {
      stop.abort();
      clearInterval(look);
      clearTimeout(answer);
    },
  };
}
