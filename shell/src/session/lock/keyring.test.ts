import type { LockRecord } from '@app/sync/lock/lock-record';
import { noteLock } from '../../storage/lock-note.ts';
import { Keyring } from './keyring.ts';
import type { LockChannel, LockMessage } from './lock-channel.ts';

const record = { id: 'un-candado' } as LockRecord;
const lock = { record, key: new Uint8Array(32).fill(3), secrets: { verifier: 'v', share: 's' } };
/** Whatever a message leads to has happened: the code that a key waits for is there, and so is what follows it. */
async function settled(): Promise<void> {
  await import('@app/sync/store/sealing-codec');
  await new Promise((resolve) => setTimeout(resolve));
}

/** Tabs of one browser. */
function tabs() {
  const all: LockChannel[] = [];
  const aTab = () => {
    const channel: LockChannel = {
      onMessage: undefined,
      post: (message: LockMessage) => {
        for (const other of all) if (other !== channel) other.onMessage?.(message);
      },
    };
    all.push(channel);
    return new Keyring('ana', channel);
  };
  return aTab;
}

beforeEach(() => localStorage.clear());

it('D43: is off without a lock', () => {
  const keyring = tabs()();
  expect([keyring.state, keyring.isOn, keyring.codec]).toEqual(['off', false, undefined]);
  keyring.cover();
  expect(keyring.state).toBe('off');
});

it('D43: set in one tab, it is on and open in the others, which write sealed from then on', async () => {
  const aTab = tabs();
  const [one, other] = [aTab(), aTab()];
  await one.give(lock);
  await settled();
  expect([one.state, other.state]).toEqual(['open', 'open']);
  const text = one.codec?.sealText('mar') ?? '';
  expect(other.codec?.openText(text)).toBe('mar');
  one.remove();
  expect([one.state, other.state]).toEqual(['off', 'off']);
});

it('D43: a page that begins with a lock is closed; an open tab beside it opens it, a covered one does not', async () => {
  noteLock({ userId: 'ana', after: 5 });
  const aTab = tabs();
  const one = aTab();
  expect(one.state).toBe('closed');
  await one.give(lock);
  const second = aTab();
  await settled();
  expect(second.state).toBe('open');
  one.cover();
  second.cover();
  const third = aTab();
  await settled();
  expect(third.state).toBe('closed');
  await third.give(lock);
  await settled();
  expect([one.state, second.state]).toEqual(['open', 'open']);
});

it.each([
  { after: 0, isHidden: true, state: 'closed' },
  { after: 0, isHidden: false, state: 'open' },
  { after: 5, isHidden: true, state: 'open' },
] as const)('D43: a tab that is asked, hidden: $isHidden, with $after minutes: the new one is $state', async (one) => {
  noteLock({ userId: 'ana', after: one.after });
  const aTab = tabs();
  await aTab().give(lock);
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(one.isHidden);
  const other = aTab();
  await settled();
  hidden.mockRestore();
  expect(other.state).toBe(one.state);
});

it('D43: a tab whose lock is late to fall gives nobody the key', async () => {
  noteLock({ userId: 'ana', after: 5 });
  const aTab = tabs();
  const late = aTab();
  await late.give(lock);
  const stop = late.onAsked(() => late.cover());
  const other = aTab();
  await settled();
  expect([late.state, other.state]).toEqual(['covered', 'closed']);
  stop();
});

it('D43: a store that waits for its key gets it when the lock is opened, and only that of its own lock', async () => {
  const keyring = tabs()();
  const waiting = keyring.codecFor(record);
  expect([keyring.state, keyring.isAwaited]).toEqual(['closed', true]);
  await keyring.give({ ...lock, record: { ...record, id: 'otro' } });
  expect(keyring.isAwaited).toBe(true);
  await keyring.give(lock);
  expect(await waiting).toBe(keyring.codec);
  expect(keyring.isAwaited).toBe(false);
});

it('D43: removed in another tab, it keeps no store waiting for its key', async () => {
  const aTab = tabs();
  const one = aTab();
  await one.give(lock);
  one.cover();
  const other = aTab();
  const waiting = other.codecFor(record);
  expect(other.state).toBe('closed');
  one.remove();
  await expect(waiting).rejects.toThrow('the lock was removed');
  expect([other.state, other.isAwaited]).toEqual(['off', false]);
});

it('D43: removed in another tab while its key is on the way, a lock opens nothing, and keeps no page closed', async () => {
  const aTab = tabs();
  const [one, other] = [aTab(), aTab()];
  await one.give(lock);
  noteLock({ userId: 'ana', after: 5 });
  const begun = aTab();
  one.remove();
  await settled();
  expect([other, begun].map((tab) => [tab.state, tab.lock])).toEqual([
    ['off', undefined],
    ['off', undefined],
  ]);
});

it('D43: a passkey that one tab adds is known to the others, and lifts no lock that has fallen', async () => {
  const aTab = tabs();
  const [one, other] = [aTab(), aTab()];
  await one.give(lock);
  await settled();
  one.cover();
  other.cover();
  one.changeRecord({ ...record, iterations: 7 });
  expect([one, other].map((tab) => [tab.state, tab.lock?.record.iterations])).toEqual([
    ['covered', 7],
    ['covered', 7],
  ]);
  other.changeRecord({ ...record, id: 'otro' });
  expect(other.lock?.record.id).toBe('un-candado');
});

it.each([
  ['the key of another tab', (keyring: Keyring) => keyring.give({ ...lock, record }, { isFromTab: true })],
  ['a screen that opens it', (keyring: Keyring) => keyring.give({ ...lock, record })],
  ["the account's key", (keyring: Keyring) => keyring.give({ record, key: lock.key })],
])('D43: what the lock has become is not undone by an older record of it that comes with %s', async (_, open) => {
  const keyring = tabs()();
  await keyring.give(lock);
  keyring.changeRecord({ ...record, iterations: 7 });
  await open(keyring);
  expect(keyring.lock).toMatchObject({ record: { iterations: 7 }, secrets: lock.secrets });
});

it('D43: a change that overtakes the key of another tab counts', async () => {
  const aTab = tabs();
  const [one, other] = [aTab(), aTab()];
  const given = other.give(lock, { isFromTab: true });
  await one.give(lock);
  one.changeRecord({ ...record, iterations: 7 });
  await given;
  expect(other.lock?.record.iterations).toBe(7);
});

it('D43: a closed page knows what has become of a lock that it has only read', () => {
  noteLock({ userId: 'ana', after: 5 });
  const keyring = tabs()();
  expect(keyring.latest(record)).toBe(record);
  const changed = { ...record, iterations: 7 };
  keyring.changeRecord(changed, { isFromTab: true });
  expect([keyring.latest(record), keyring.state]).toEqual([changed, 'closed']);
});

it('D43: a change that one tab makes is known to the others as long as it lasts', async () => {
  const aTab = tabs();
  const [one, other] = [aTab(), aTab()];
  const heard = jest.fn();
  other.subscribe(heard);
  const change = { kind: 'set', isBlocked: true } as const;
  one.noteChange(change);
  expect([one.change, other.change, heard.mock.calls.length]).toEqual([change, change, 1]);
  await one.give(lock);
  expect(other.change).toEqual(change);
  one.noteChange(undefined);
  expect([one.change, other.change]).toEqual([undefined, undefined]);
});

it('D43: a page of another account is not locked by it', () => {
  noteLock({ userId: 'otra', after: 5 });
  expect(tabs()().state).toBe('off');
});
