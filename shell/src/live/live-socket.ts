import { accountProtocol } from '@app/contract/page-account';
import { type LiveEvent, liveEventSchema, SESSION_ENDED_CODE } from '@app/contract/live-events';
import ReconnectingWebSocket from 'partysocket/ws';
import * as z from 'zod/mini';
import type { LiveHub } from './live-hub.ts';
import { watchSignOfLife } from './sign-of-life.ts';
import { untilAttempt } from './until-attempt.ts';

const PING = '{"event":"ping"}';

/**
 * Socket to `/ws` of the same host, wss where the page is secure (1§7), reconnected with exponential backoff while the page is seen, and when it
 * gives no sign of life.
 * @param userId whose page it is: a session of another account is refused
 * @param recheckSession asks whether the page's user still has a session: the server closes or refuses sockets of ended ones
 * @returns a function that closes it for good
 */
export function openLiveSocket(
  hub: LiveHub,
  { protocol, host }: Pick<Location, 'protocol' | 'host'>,
  userId: string,
  recheckSession: () => Promise<boolean>,
): () => void {
  const address = `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/ws`;
  const socket: ReconnectingWebSocket = new ReconnectingWebSocket(
    async () => {
      await untilAttempt(socket.retryCount, window);
      return address;
    },
    accountProtocol(userId),
    // Its own pauses cannot be cut short.
    { minReconnectionDelay: 0, maxReconnectionDelay: 0 },
  );
  const follow = createSequenceTracker(hub);
  let wasOpen = false;
  let isOpen = false;
  let hasLeft = false;
  const life = watchSignOfLife(
    {
      ask() {
        if (isOpen) socket.send(PING);
        return isOpen;
      },
      onDead: () => socket.reconnect(),
    },
    window,
  );
  socket.addEventListener('open', () => {
    isOpen = true;
    life.heard();
    if (wasOpen) return follow.reopened();
    wasOpen = true;
    hub.opened();
    socket.send(PING);
  });
  socket.addEventListener('message', ({ data }) => {
    life.heard();
    follow.message(String(data));
  });
  /** A sign-in in another tab ends the session that this page had. Tries nothing before that is known: a refusal shows in the console. */
  const endUnlessSignedInAgain = async () => {
    socket.close();
    if ((await recheckSession()) && !hasLeft) socket.reconnect();
  };
  socket.addEventListener('close', ({ code }) => {
    const wasLetIn = isOpen;
    isOpen = false;
    life.heard();
    if (code === SESSION_ENDED_CODE) void endUnlessSignedInAgain();
    else if (!wasLetIn && !hasLeft) void recheckSession();
  });
  return () => {
    hasLeft = true;
    life.stop();
    socket.close();
  };
}

/** How old the page is, in ms: what it shows of the server is not older. */
const pageAge = (): number => Date.now() - performance.timeOrigin;

/**
 * Follows `seq`: drops repeated and late events; on a gap, the page catches up. After the first opening it does so only if something may have
 * happened between the page's own requests and the opening.
 */
export function createSequenceTracker(hub: LiveHub, ageOfPage = pageAge) {
  let lastSeq: number | undefined;
  let isPongDue = true;
  return {
    reopened() {
      lastSeq = undefined;
      hub.catchUp();
    },
    message(text: string) {
      const event = parse(text);
      if (!event) return;
      if (event.event === 'pong') {
        // The later ones are signs of life alone.
        if (isPongDue && event.data.quietMs <= ageOfPage()) hub.catchUp();
        isPongDue = false;
        return;
      }
      const { seq } = event.data;
      if (seq !== undefined) {
        if (lastSeq !== undefined && seq <= lastSeq) return;
        if (lastSeq !== undefined && seq > lastSeq + 1) hub.catchUp();
        lastSeq = seq;
      }
      hub.dispatch(event);
    },
  };
}

/** Unknown events and invalid messages are logged and ignored (1§7); the log never holds their content. */
function parse(text: string): LiveEvent | undefined {
  let message: unknown;
  try {
    message = JSON.parse(text);
  } catch {
    console.warn('live channel: a message is not JSON');
    return undefined;
  }
  const result = z.safeParse(liveEventSchema, message);
  if (!result.success) console.warn('live channel: unknown event');
  return result.success ? result.data : undefined;
}
