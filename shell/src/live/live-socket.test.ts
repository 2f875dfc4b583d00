import { createLiveHub } from './live-hub.ts';
import { createSequenceTracker, openLiveSocket } from './live-socket.ts';

const PAGE_AGE_MS = 1_500;

function follow() {
  const hub = createLiveHub();
  const heard: unknown[] = [];
  hub.on('activity_completed', (data) => heard.push(['activity_completed', data.seq]));
  hub.on('progress_updated', (data) => heard.push(['progress_updated', data.seq]));
  hub.on('session_ended', (data) => heard.push(['session_ended', data.reason]));
  hub.onCatchUp(() => heard.push('catch up'));
  const follower = createSequenceTracker(hub, () => PAGE_AGE_MS);
  const receive = (event: string, data: object) => follower.message(JSON.stringify({ event, data }));
  const completed = (seq: number) =>
    receive('activity_completed', { seq, activityId: 7, stageId: 1, blockId: 1, sealUnlocked: false });
  return { heard, follower, receive, completed };
}

it('hands on events in a row', () => {
  const { heard, completed, receive } = follow();
  completed(4);
  receive('progress_updated', { seq: 5 });
  expect(heard).toEqual([
    ['activity_completed', 4],
    ['progress_updated', 5],
  ]);
});

it('catches up on a gap, and still passes on the event', () => {
  const { heard, completed } = follow();
  completed(4);
  completed(7);
  completed(8);
  expect(heard).toEqual([['activity_completed', 4], 'catch up', ['activity_completed', 7], ['activity_completed', 8]]);
});

it('drops duplicate and late events', () => {
  const { heard, completed } = follow();
  completed(4);
  completed(4);
  completed(3);
  expect(heard).toEqual([['activity_completed', 4]]);
});

it('catches up whenever the socket opens again, and starts counting anew', () => {
  const { heard, completed, follower } = follow();
  follower.reopened();
  completed(9);
  follower.reopened();
  completed(2);
  expect(heard).toEqual(['catch up', ['activity_completed', 9], 'catch up', ['activity_completed', 2]]);
});

it.each([
  ['nothing since the page was opened: its answers are kept', { quietMs: 1_501 }, []],
  ['something since the page was opened: it may be younger than the answers', { quietMs: 1_499 }, ['catch up']],
])('asks at the first opening what has happened: %s', (_, data, expected) => {
  const { heard, receive } = follow();
  receive('pong', data);
  expect(heard).toEqual(expected);
});

it('hands on events without a number without counting them', () => {
  const { heard, completed, receive } = follow();
  completed(4);
  receive('session_ended', { reason: 'blocked' });
  completed(5);
  expect(heard).toEqual([
    ['activity_completed', 4],
    ['session_ended', 'blocked'],
    ['activity_completed', 5],
  ]);
});

it.each([
  ['{', 'live channel: a message is not JSON'],
  ['{"event":"mystery","data":{"secreto":1}}', 'live channel: unknown event'],
  ['{"event":"activity_completed","data":{"seq":"1"}}', 'live channel: unknown event'],
  ['null', 'live channel: unknown event'],
])('only logs %s, without its words', (text, line) => {
  const log = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { heard, follower } = follow();
  follower.message(text);
  expect(heard).toEqual([]);
  expect(log.mock.calls).toEqual([[line]]);
});

describe('the socket', () => {
  const realSocket = globalThis.WebSocket;
  const placeSocket = (value: unknown) => Object.defineProperty(globalThis, 'WebSocket', { value, configurable: true });
  afterEach(() => placeSocket(realSocket));

  /**
   * A server that answers the first attempt with these events, all delivered. @returns the mock that asks for the session, and what
   * leaves the page
   */
  async function attempt(...events: readonly Event[]) {
    let answered: () => void = () => undefined;
    const answer = new Promise<void>((resolve) => (answered = resolve));
    const sent: string[] = [];
    const hub = createLiveHub();
    const news: string[] = [];
    hub.onOpen(() => news.push('open'));
    hub.onCatchUp(() => news.push('catch up'));
    placeSocket(
      class Socket extends EventTarget {
        readyState = 0;
        close() {}
        send(frame: string) {
          sent.push(frame);
        }
        constructor() {
          super();
          setTimeout(() => {
            for (const event of events) {
              this.readyState = event.type === 'open' ? 1 : 3;
              this.dispatchEvent(event);
            }
            answered();
          });
        }
      },
    );
    const recheckSession = jest.fn();
    const leave = openLiveSocket(hub, { protocol: 'http:', host: 'localhost' }, 'ana', recheckSession);
    await answer;
    return { recheckSession, leave, sent, news };
  }

  it('that is refused asks whether the session still exists', async () => {
    const { recheckSession, leave } = await attempt(new Event('error'));
    leave();
    expect(recheckSession).toHaveBeenCalledTimes(1);
  });

  it('catches up on nothing when it opens for the first time, but asks what the page may have missed', async () => {
    const { sent, news, leave } = await attempt(new Event('open'));
    leave();
    expect(news).toEqual(['open']);
    expect(sent).toEqual(['{"event":"ping"}']);
  });

  it('that was open and dropped asks nothing, nor does one that the page closes', async () => {
    const { recheckSession, leave } = await attempt(new Event('open'), new Event('error'));
    leave();
    expect(recheckSession).not.toHaveBeenCalled();
  });
});

describe('a socket that falls silent, or is dropped', () => {
  const realSocket = globalThis.WebSocket;
  const placeSocket = (value: unknown) => Object.defineProperty(globalThis, 'WebSocket', { value, configurable: true });
  const see = (visibilityState: string) => {
    Object.defineProperty(document, 'visibilityState', { value: visibilityState, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  };
  let isSilent: boolean;
  let isDown: boolean;
  let sockets: Socket[];
  let opened: number;
  let pings: number;
  let catchUps: number;
  let leave: () => void;
  let isSignedIn: boolean;

  class Socket extends EventTarget {
    readyState = 0;
    constructor() {
      super();
      sockets.push(this);
      setTimeout(() => {
        if (isDown) this.end('error');
        else this.open();
      });
    }
    open() {
      opened += 1;
      this.readyState = 1;
      this.dispatchEvent(new Event('open'));
    }
    end(by: 'close' | 'error', code = 1006) {
      this.readyState = 3;
      this.dispatchEvent(by === 'close' ? new CloseEvent(by, { code }) : new Event(by));
    }
    send() {
      pings += 1;
      const pong = new MessageEvent('message', { data: '{"event":"pong","data":{"quietMs":0}}' });
      if (!isSilent) setTimeout(() => this.dispatchEvent(pong));
    }
    close() {
      this.readyState = 3;
    }
  }

  const drop = () => sockets.at(-1)?.end('close');

  beforeEach(async () => {
    jest.useFakeTimers();
    see('visible');
    placeSocket(Socket);
    sockets = [];
    [isSilent, isDown, opened, pings, catchUps] = [false, false, 0, 0, 0];
    isSignedIn = true;
    const hub = createLiveHub();
    hub.onCatchUp(() => (catchUps += 1));
    leave = openLiveSocket(hub, { protocol: 'http:', host: 'localhost' }, 'ana', () => Promise.resolve(isSignedIn));
    await jest.advanceTimersByTimeAsync(1_000);
  });
  afterEach(() => {
    leave();
    placeSocket(realSocket);
    Reflect.deleteProperty(document, 'visibilityState');
    jest.useRealTimers();
  });

  it('is replaced within a minute, and the page catches up', async () => {
    expect([opened, catchUps]).toEqual([1, 1]);
    isSilent = true;
    await jest.advanceTimersByTimeAsync(60_000);
    expect(opened).toBeGreaterThan(1);
    expect(catchUps).toBe(opened);
  });

  it('is kept while the server answers, and says nothing in the console', async () => {
    const log = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    await jest.advanceTimersByTimeAsync(300_000);
    expect(opened).toBe(1);
    expect(pings).toBeGreaterThan(5);
    // Of all the answers only the first says what the page may have missed.
    expect(catchUps).toBe(1);
    expect(log).not.toHaveBeenCalled();
  });

  it.each([
    ['the tab is seen again', () => see('visible')],
    ['the network is back', () => window.dispatchEvent(new Event('online'))],
  ])('is asked at once when %s', async (_, comeBack) => {
    see('hidden');
    isSilent = true;
    await jest.advanceTimersByTimeAsync(120_000);
    // The one of the first opening.
    expect([opened, pings]).toEqual([1, 1]);
    Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true });
    comeBack();
    await jest.advanceTimersByTimeAsync(6_000);
    expect([opened, catchUps]).toEqual([2, 2]);
  });

  it('is found at the first look after a sleep', async () => {
    isSilent = true;
    jest.setSystemTime(Date.now() + 3_600_000);
    await jest.advanceTimersByTimeAsync(11_000);
    expect([opened, catchUps]).toEqual([2, 2]);
  });

  it('is not replaced while the page is hidden, but at once when it is seen again', async () => {
    see('hidden');
    drop();
    window.dispatchEvent(new Event('online'));
    await jest.advanceTimersByTimeAsync(120_000);
    expect([opened, catchUps]).toEqual([1, 1]);
    see('visible');
    await jest.advanceTimersByTimeAsync(50);
    expect([opened, catchUps]).toEqual([2, 2]);
  });

  it.each([
    ['the tab is seen again', () => see('visible')],
    ['the network is back', () => window.dispatchEvent(new Event('online'))],
  ])('is replaced at once when %s, however long the pause has become', async (_, comeBack) => {
    isDown = true;
    drop();
    // In the middle of a pause of 20 s.
    await jest.advanceTimersByTimeAsync(115_000);
    isDown = false;
    expect(opened).toBe(1);
    comeBack();
    await jest.advanceTimersByTimeAsync(50);
    expect(opened).toBe(2);
  });

  it('is replaced by itself while the page is seen', async () => {
    drop();
    await jest.advanceTimersByTimeAsync(1_000);
    expect(opened).toBe(2);
  });

  it.each([
    ['is tried no more when its session has ended', false, [1, 1]],
    ['opens again when the same user has signed in in another tab, and the page catches up', true, [2, 2]],
  ])('%s', async (_, isStillSignedIn, expected) => {
    isSignedIn = isStillSignedIn;
    sockets.at(-1)?.end('close', 4401);
    await jest.advanceTimersByTimeAsync(120_000);
    expect([opened, catchUps]).toEqual(expected);
    expect(sockets).toHaveLength(opened);
  });

  it('is asked nothing once the page has left', async () => {
    leave();
    await jest.advanceTimersByTimeAsync(120_000);
    expect([opened, pings]).toEqual([1, 1]);
  });
});
