import type { LockRecord } from '@app/sync/lock/lock-record';
import { act, renderHook } from '@testing-library/react';
import { Keyring } from '../../session/lock/keyring.ts';
import type { LockChannel } from '../../session/lock/lock-channel.ts';
import { noteLock } from '../../storage/lock-note.ts';
import { useAwayCover } from './use-away-cover.ts';

const MINUTE_MS = 60_000;
const lock = { record: { id: 'un-candado' } as LockRecord, key: new Uint8Array(32).fill(3) };

let isHidden = false;
function become(hidden: boolean): void {
  isHidden = hidden;
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}
const coverShown = () => document.querySelector<HTMLElement>('[data-away]')?.style.display !== 'none';

beforeEach(() => {
  localStorage.clear();
  isHidden = false;
  jest.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
});
afterEach(() => jest.restoreAllMocks());

/** An open page; `other` is what another tab says to it, and hears. */
async function aPage(after: 0 | 5) {
  noteLock({ userId: 'ana', after });
  const channel: LockChannel & { post: jest.Mock } = { post: jest.fn(), onMessage: undefined };
  const keyring = new Keyring('ana', channel);
  const view = renderHook(() => useAwayCover(keyring, true));
  const onShown = () => act(() => view.result.current());
  await act(() => keyring.give(lock));
  channel.post.mockClear();
  return { keyring, onShown, post: channel.post, hear: channel };
}
/** Whatever a message leads to has happened: the code that a key waits for is there, and so is what follows it. */
const settled = () =>
  act(async () => {
    await import('@app/sync/store/sealing-codec');
    await new Promise((resolve) => setTimeout(resolve));
  });

it('D43: left with the lock that falls then, a tab that another one opens shows nothing, gives no key, and is locked when it is seen', async () => {
  const { keyring, onShown, post, hear } = await aPage(0);
  become(true);
  expect(keyring.state).toBe('covered');
  onShown();
  hear.onMessage?.({ type: 'open', lock });
  await settled();
  expect(coverShown()).toBe(true);
  hear.onMessage?.({ type: 'ask' });
  expect(post).not.toHaveBeenCalled();
  become(false);
  expect([keyring.state, coverShown()]).toEqual(['covered', true]);
});

it('D43: seen all the while, it opens with the other one', async () => {
  const { keyring, onShown, hear } = await aPage(0);
  keyring.cover();
  onShown();
  hear.onMessage?.({ type: 'open', lock });
  await settled();
  expect([keyring.state, coverShown()]).toEqual(['open', false]);
});

it('D43: after a sleep in which no timer has run, the lock falls before another tab is answered', async () => {
  const { keyring, post, hear } = await aPage(5);
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 6 * MINUTE_MS);
  hear.onMessage?.({ type: 'ask' });
  expect([keyring.state, post.mock.calls]).toEqual(['covered', []]);
});

it('D43: a page that is hidden when another tab sets the lock is blank', async () => {
  isHidden = true;
  await aPage(5);
  expect(coverShown()).toBe(true);
  become(false);
  expect(coverShown()).toBe(false);
});
