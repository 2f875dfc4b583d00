import 'fake-indexeddb/auto';
import { waitFor } from '@testing-library/dom';
import { texts, whenIdle } from '../testing/client-setting.ts';
import { aDoc } from '../testing/a-unit-of-work.ts';
import { createFakeServer } from '../testing/fake-server.ts';
import { createMemoryStore } from '../store/memory-store.ts';
import { SyncClient } from '../sync-client.ts';
import { DocumentCache } from './document-cache.ts';
import { hydrateCache } from './hydrate-cache.ts';

const stops: (() => void)[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop()));

it('has everything on the device before it pulls, without a network too', async () => {
  const server = createFakeServer();
  const aPage = () => {
    const setting = { userId: 'ana', window, transport: server.transport, keepsNothing: false, texts, whenIdle };
    const client = new SyncClient(setting);
    stops.push(client.start());
    return client;
  };
  const first = aPage();
  for (let id = 1; id <= 70; id += 1)
    await first.documents.set('entry', `activity-${id}`, { 'responses.reflection': { value: 'Hoy' } });
  await first.sendNow();
  stops.pop()?.();

  server.setOnline(false);
  const { documents } = aPage();
  await waitFor(() => expect(documents.status().isReady).toBe(true));
  expect(documents.list('entry').length).toBeLessThan(70);
  await documents.refresh();
  expect(documents.list('entry')).toHaveLength(70);
});

it('reads days before entries: the day of an entry is known once the entry is', async () => {
  const isoDay = (i: number) => new Date(Date.UTC(2024, 0, 1 + i)).toISOString().slice(0, 10);
  const stored = (count: number, refOf: (i: number) => Parameters<typeof aDoc>[0]) =>
    Array.from({ length: count }, (_, i) => ({ ...refOf(i), known: aDoc(refOf(i), 1, {}) }));
  const store = createMemoryStore({
    documents: [
      ...stored(61, (i) => ({ kind: 'entry', key: `activity-${i + 1}` })),
      ...stored(401, (i) => ({ kind: 'day', key: isoDay(i) })),
    ],
  });
  const cache = new DocumentCache(() => new Date());
  const seen: string[] = [];
  cache.subscribe(() => seen.push(`${cache.list('day').length} ${cache.list('entry').length}`));
  const { rest } = await hydrateCache(cache, store, () => Promise.resolve());
  await rest;
  expect(seen).toEqual(['400 60', '401 60', '401 61']);
});
