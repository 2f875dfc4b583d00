import 'fake-indexeddb/auto';
import { waitFor } from '@testing-library/dom';
import { aPage, newUser, ready, stopPages } from './testing/a-page.ts';
import { aDeviceLock } from './testing/a-locked-device.ts';
import { failedAnswer } from './testing/failures.ts';
import { createFakeServer } from './testing/fake-server.ts';

afterEach(stopPages);

it('stores the user’s text on the device, and sends it', async () => {
  const { documents, server, sendNow } = aPage(newUser());
  const edit = await documents.open('entry', 'activity-9');
  expect(edit.opened).toBeUndefined();
  edit.set({ 'responses.experience': { value: 'Hoy' } });
  expect(documents.get('entry', 'activity-9')).toMatchObject({
    fields: { 'responses.experience': 'Hoy' },
    state: 'saving',
  });
  await edit.flush();
  expect(documents.get('entry', 'activity-9')?.state).toBe('device');
  await sendNow();
  expect(documents.get('entry', 'activity-9')?.state).toBe('synced');
  expect(server.docs.get('entry/activity-9')?.fields).toEqual({ 'responses.experience': 'Hoy' });
  expect(documents.status().waiting).toBe(0);
});

it('has it without a network after a reload, and sends it later as the same operation', async () => {
  const user = newUser();
  const server = createFakeServer();
  server.setOnline(false);
  const network = jest.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false);
  const first = aPage(user, server);
  await first.documents.set('day', '2026-11-21', { note: { value: 'mar' } });
  await first.sendNow();
  expect(first.documents.get('day', '2026-11-21')?.state).toBe('pending');
  first.stop();
  network.mockRestore();

  const second = aPage(user, server);
  await ready(second);
  expect(second.documents.list('day').map(({ fields }) => fields)).toEqual([{ note: 'mar' }]);
  server.setOnline(true);
  await second.sendNow();
  await waitFor(() => expect(second.documents.get('day', '2026-11-21')?.state).toBe('synced'));
  expect(server.pushes).toHaveLength(1);
});

it('has nothing to erase once the page has left, as where the session ends before its account is deleted here', async () => {
  const page = aPage(newUser());
  await ready(page);
  const store = await page.client.leaving.retire();
  store?.close();
  await expect(page.client.eraseDevice()).resolves.toBeUndefined();
});

it('holds edits while the user is signed out', async () => {
  const page = aPage(newUser());
  await ready(page);
  page.server.fail(failedAnswer(401));
  await page.documents.set('day', '2026-11-21', { note: { value: 'mar' } });
  await page.sendNow();
  expect(page.cache.connection).toBe('held');
  expect(page.documents.get('day', '2026-11-21')?.state).toBe('pending');
  page.server.fail(undefined);
  await page.sendNow();
  expect(page.documents.get('day', '2026-11-21')?.state).toBe('synced');
});

it('shows in one tab what another writes; text over text that a tab had not seen becomes a sibling', async () => {
  const user = newUser();
  const server = createFakeServer();
  server.setOnline(false);
  const [one, two] = [aPage(user, server), aPage(user, server)];
  await Promise.all([ready(one), ready(two)]);
  const left = await one.documents.open('entry', 'activity-9');
  const right = await two.documents.open('entry', 'activity-9');
  left.set({ 'responses.a': { value: 'izquierda' } });
  await left.flush();
  await waitFor(() => expect(two.documents.get('entry', 'activity-9')?.fields).toEqual({ 'responses.a': 'izquierda' }));
  right.set({ 'responses.a': { value: 'derecha' } });
  await right.flush();
  right.set({ 'responses.a': { value: 'derecha y más' } });
  await right.flush();
  await waitFor(() =>
    expect(one.documents.get('entry', 'activity-9')).toMatchObject({
      fields: { 'responses.a': 'izquierda' },
      others: [{ field: 'responses.a', value: 'derecha y más' }],
    }),
  );
});

it('has a keystroke of a new edit session in the draft of a closing page, even before the device answers', async () => {
  const user = newUser();
  const first = aPage(user);
  await ready(first);
  await first.documents.set('day', '2026-11-21', { note: { value: 'mar' } });
  first.stop();

  const second = aPage(user, first.server);
  await ready(second);
  const edit = second.documents.begin('day', '2026-11-21');
  edit.set({ note: { value: 'mar y sol' } });
  // The same task: no promise has resolved.
  window.dispatchEvent(new Event('pagehide'));
  const drafts = Object.keys(localStorage).filter((name) => name.startsWith(`draft-${user}`));
  expect(drafts.map((name) => JSON.parse(localStorage.getItem(name) ?? ''))).toEqual([
    [{ kind: 'day', key: '2026-11-21', edits: { note: { value: 'mar y sol' } }, seen: { note: 'mar' } }],
  ]);
  await edit.flush();
  expect(second.documents.get('day', '2026-11-21')).toMatchObject({ fields: { note: 'mar y sol' }, others: [] });
});

it('leaves no draft when a hidden page stays open: read later, it would be an old text beside a newer one', async () => {
  const user = newUser();
  const draft = () => Object.keys(localStorage).find((name) => name.startsWith(`draft-${user}`));
  const page = aPage(user);
  await ready(page);
  const edit = page.documents.begin('day', '2026-11-21');
  edit.set({ note: { value: 'mar' } });
  window.dispatchEvent(new Event('pagehide'));
  expect(draft()).toBeDefined();
  await waitFor(() => expect(draft()).toBeUndefined());
  expect(page.documents.unsaved).toEqual([]);
});

it('returns the same list until something in it changes', async () => {
  const page = aPage(newUser());
  await ready(page);
  await page.documents.set('entry', 'activity-9', { 'responses.a': { value: 'a' } });
  await page.sendNow();
  const before = page.documents.list('entry');
  await page.documents.set('day', '2026-11-21', { note: { value: 'mar' } });
  expect(page.documents.list('entry')).toBe(before);
  await page.documents.set('entry', 'activity-9', { 'responses.a': { value: 'b' } });
  expect(page.documents.list('entry')).not.toBe(before);
});

it('without storage on the device, is saved when the server has it', async () => {
  const page = aPage(newUser(), createFakeServer(), true);
  await ready(page);
  expect(page.documents.status().isPersistent).toBe(false);
  await page.documents.set('day', '2026-11-21', { note: { value: 'mar' } });
  expect(page.documents.get('day', '2026-11-21')?.state).toBe('synced');
  page.server.setOnline(false);
  await expect(page.documents.set('day', '2026-11-21', { note: { value: 'mar y sol' } })).rejects.toThrow(
    'not on the device',
  );
  expect(page.documents.get('day', '2026-11-21')).toMatchObject({ state: 'memory', fields: { note: 'mar y sol' } });
});

it("does not show a new device's user an empty journal before the first pull", async () => {
  const server = createFakeServer();
  const user = newUser();
  const one = aPage(user, server, true);
  await one.documents.set('day', '2026-11-21', { note: { value: 'mar' } });
  one.stop();
  const letThrough = server.slowDown();
  const pull = jest.spyOn(server.transport, 'pull');
  const two = aPage(user, server, true);
  // The device has been read, and is empty, before the server is asked.
  await waitFor(() => expect(pull).toHaveBeenCalledTimes(1));
  expect(two.documents.status().isReady).toBe(false);
  letThrough();
  await ready(two);
  expect(two.documents.list('day')).toHaveLength(1);
});

it('asks before a page in memory is left with unsent words, and not once they have left it', async () => {
  const page = aPage(newUser(), createFakeServer(), true);
  await ready(page);
  page.server.setOnline(false);
  await expect(page.documents.set('day', '2026-11-21', { note: { value: 'mar' } })).rejects.toThrow(
    'not at the server',
  );
  const leaves = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(leaves()).toBe(false);
  await page.client.leaving.retire();
  expect(leaves()).toBe(true);
});

it('a copy of what a page has in memory can go into a parcel, while the page goes on', async () => {
  const page = aPage(newUser(), createFakeServer(), true);
  await ready(page);
  page.server.setOnline(false);
  await expect(page.documents.set('day', '2026-11-21', { note: { value: 'mar' } })).rejects.toThrow(
    'not at the server',
  );
  const copy = await page.client.leaving.copyOfMemory();
  expect((await copy.waiting()).map(({ key }) => key)).toEqual(['2026-11-21']);
  copy.close();
  page.server.setOnline(true);
  await page.sendNow();
  await waitFor(() => expect(page.documents.get('day', '2026-11-21')?.state).toBe('synced'));
});

it('writes nothing on a device that the user has left while it was still being read', async () => {
  const server = createFakeServer();
  const letThrough = server.slowDown();
  const pull = jest.spyOn(server.transport, 'pull');
  const { client } = aPage(newUser(), server);
  await waitFor(() => expect(pull).toHaveBeenCalled());
  await client.leaving.leave();
  localStorage.clear();
  letThrough();
  await Promise.all(pull.mock.results.map(({ value }) => value as Promise<unknown>));
  await client.pull();
  await waitFor(() => expect(client.documents.status().isReady).toBe(true));
  expect(Object.keys(localStorage)).toEqual([]);
});

it('D43: a lock that one tab sets refreshes the mirror of the other, which has opened the database again', async () => {
  const [user, server] = [newUser(), createFakeServer()];
  const lock = await aDeviceLock(user);
  const keys = { ...lock.keys, codec: undefined, isAwaited: false, subscribe: () => () => undefined };
  const refreshed: boolean[] = [];
  const mirror = {
    start: () => undefined,
    stop: () => Promise.resolve(),
    remove: () => undefined,
    refresh: async () => void refreshed.push((await leading.client.store).codec === lock.codec),
  };
  const leading = aPage(user, server, false, { keys, mirror });
  const other = aPage(user, server, false, { keys });
  await Promise.all([ready(leading), ready(other)]);
  await other.client.convert(lock.record, lock.codec);
  await waitFor(() => expect(refreshed).toEqual([true]));
});
