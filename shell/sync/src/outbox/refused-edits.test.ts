import 'fake-indexeddb/auto';
import { waitFor } from '@testing-library/dom';
import { SyncClient } from '../sync-client.ts';
import { aDoc, day, entry } from '../testing/a-unit-of-work.ts';
import { texts, whenIdle } from '../testing/client-setting.ts';
import { createFakeServer } from '../testing/fake-server.ts';
import { unsyncedExport } from '../unsynced-export.ts';

const kinds = {
  entry: '',
  day: 'Día',
  week: '',
  assessment: '',
  underline: 'Subrayados',
  challenge: '',
  settings: '',
  sibling: '',
};
const fileTexts = { title: 'Tus palabras', lead: '', kinds, drawing: '', unreadable: '' };
let users = 0;
const stops: (() => void)[] = [];

async function aPage(userId: string, server: ReturnType<typeof createFakeServer>, keepsNothing = false) {
  const client = new SyncClient({ userId, window, transport: server.transport, keepsNothing, texts, whenIdle });
  stops.push(client.start());
  await waitFor(() => expect(client.documents.status().isReady).toBe(true));
  return client;
}
const newUser = () => `refused-${(users += 1)}`;
const stateOf = ({ documents }: SyncClient) => documents.get('day', day.key);

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** A full account: accepts only what deletes something. */
async function aFullAccount() {
  const server = createFakeServer();
  server.plant(aDoc(entry, 1, { title: 'Lo de antes' }));
  server.refuse(({ action }) =>
    action === 'set' && !server.docs.get('entry/activity-9')?.deleted ? 'account_full' : undefined,
  );
  const user = newUser();
  const page = await aPage(user, server);
  await page.pull();
  await page.documents.set('day', day.key, { note: { value: 'no cabe' } });
  await page.sendNow();
  return { server, user, page };
}

it('shows the reason at the document, after a reload and in other tabs too, and exports the text', async () => {
  const { server, user, page } = await aFullAccount();
  const told = { state: 'rejected', refusedFor: 'account_full', fields: { note: 'no cabe' } };
  expect(stateOf(page)).toMatchObject(told);
  const tab = await aPage(user, server);
  expect(stateOf(tab)).toMatchObject(told);
  for (const stop of stops.splice(0)) stop();
  const again = await aPage(user, server);
  expect(stateOf(again)).toMatchObject(told);
  // signing out asks first: something is unsent
  expect(await again.unsent.storeAndCount()).toBe(1);
  const file = unsyncedExport(await again.unsent.content(), fileTexts);
  const reader = new FileReader();
  reader.readAsText(file);
  await waitFor(() => expect(reader.result).toContain('no cabe'));
});

it('is resent when something was deleted', async () => {
  const { server, page } = await aFullAccount();
  await page.sendNow();
  expect(server.pushes).toHaveLength(1);
  await page.documents.remove('entry', entry.key);
  await page.sendNow();
  await waitFor(() => expect(stateOf(page)).toMatchObject({ state: 'synced' }));
  expect(server.docs.get('day/2026-11-21')?.fields).toEqual({ note: 'no cabe' });
  expect(page.documents.status().waiting).toBe(0);
});

it('is resent when a sibling of a full text is resolved, and shown at the text until then', async () => {
  const server = createFakeServer();
  const sibling = { kind: 'sibling', key: 's1' } as const;
  server.setOnline(false);
  const page = await aPage(newUser(), server);
  await page.documents.set('day', day.key, { note: { value: 'lo de aquí' } });
  server.plant(aDoc(sibling, 1, { of: { ...day }, field: 'note', value: 'otra', device: 'Móvil' }));
  server.plant(aDoc(day, 2, { note: 'lo de allí' }));
  const isFull = () => server.docs.get('sibling/s1')?.deleted !== true;
  server.refuse(({ action, kind }) => (action === 'set' && kind !== 'entry' && isFull() ? 'versions' : undefined));
  server.setOnline(true);
  await page.pull();
  await waitFor(() => expect(stateOf(page)).toMatchObject({ fields: { note: 'lo de allí' }, refusedFor: 'versions' }));
  expect(stateOf(page)?.state).toBe('rejected');
  expect(
    stateOf(page)
      ?.others.map(({ value }) => value)
      .toSorted(),
  ).toEqual(['lo de aquí', 'otra']);
  const other = stateOf(page)!.others.find(({ key }) => key === 's1')!;
  await page.documents.choose('day', day.key, { ...other, beside: 'lo de allí' }, 'current');
  await page.sendNow();
  await waitFor(() => expect(stateOf(page)?.state).toBe('synced'));
  const kept = [...server.docs.values()].filter(({ kind, deleted }) => kind === 'sibling' && !deleted);
  expect(kept.map(({ fields }) => fields)).toMatchObject([{ of: day, field: 'note', value: 'lo de aquí' }]);
});

it('does not report refused text as saved where nothing is stored on the device', async () => {
  const server = createFakeServer();
  const page = await aPage(newUser(), server, true);
  server.plant(aDoc(day, 2, { note: 'lo de allí' }));
  server.refuse(({ kind }) => (kind === 'day' || kind === 'sibling' ? 'versions' : undefined));
  await expect(page.documents.set('day', day.key, { note: { value: 'lo de aquí' } })).rejects.toThrow(
    'not on the device',
  );
  expect(stateOf(page)).toMatchObject({ state: 'rejected', fields: { note: 'lo de allí' } });
  expect(stateOf(page)?.others.map(({ value }) => value)).toEqual(['lo de aquí']);
  expect(page.documents.status()).toMatchObject({ isPersistent: false, waiting: 1 });
});
