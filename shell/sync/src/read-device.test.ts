import { DocumentCache } from './document-cache/document-cache.ts';
import { readDevice } from './read-device.ts';
import { createMemoryStore } from './store/memory-store.ts';
import { clearCodec } from './store/row-codec.ts';
import { aDoc, entry } from './testing/a-unit-of-work.ts';

it('shows what the device has, also where a draft of a page before cannot be taken in', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const documents = [{ ...entry, known: aDoc(entry, 1, { 'responses.reflection': 'Hoy' }) }];
  const store = { ...createMemoryStore({ documents }), isPersistent: false, database: undefined, codec: clearCodec };
  const cache = new DocumentCache(() => new Date());
  await readDevice({
    store,
    cache,
    recoverDrafts: () => Promise.reject(new Error('the cipher did not load')),
    whenIdle: () => Promise.resolve(),
    pull: () => Promise.resolve(),
  });
  expect(cache.status.isReady).toBe(true);
  expect(cache.list('entry')).toHaveLength(1);
});
