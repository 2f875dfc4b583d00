import { openTabChannel, type TabMessage } from './tab-channel.ts';

/** A BroadcastChannel on which the test posts messages as any tab. */
class Channel extends EventTarget {
  static opened: Channel[] = [];
  close() {}
  postMessage() {}
  constructor() {
    super();
    Channel.opened.push(this);
  }
}

const realChannel = globalThis.BroadcastChannel;
const placeChannel = (value: unknown) =>
  Object.defineProperty(globalThis, 'BroadcastChannel', { value, configurable: true });
beforeEach(() => placeChannel(Channel));
afterEach(() => placeChannel(realChannel));

/** @returns what a tab has received of one message */
function heard(data: unknown, origin: string): TabMessage[] {
  const messages: TabMessage[] = [];
  openTabChannel('sync-ana', 'https://reencuentro.example', (message) => messages.push(message));
  Channel.opened.at(-1)?.dispatchEvent(new MessageEvent('message', { data, origin }));
  return messages;
}

const ours = 'https://reencuentro.example';
const left = { type: 'left' };

it.each([ours, ''])('X-13: accepts its own origin, which old browsers leave empty: "%s"', (origin) => {
  expect(heard(left, origin)).toEqual([left]);
});

it.each([`${ours}.evil.example`, 'https://evil.example', 'null'])('X-13: ignores %s', (origin) => {
  expect(heard(left, origin)).toEqual([]);
});

it.each([
  'left',
  null,
  { type: 'sing' },
  { type: 'changed' },
  { type: 'changed', ids: [1] },
  { type: 'changed', ids: [], more: '<script>' },
  { type: 'connection', connection: 'lost' },
])('X-13: ignores another shape: %j', (data) => {
  expect(heard(data, ours)).toEqual([]);
});
