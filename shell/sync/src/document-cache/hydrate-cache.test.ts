import 'fake-indexeddb/auto';
import { waitFor } from '@testing-library/dom';
import { texts, whenIdle } from '../testing/client-setting.ts';
import { createFakeServer } from '../testing/fake-server.ts';
import { SyncClient } from '../sync-client.ts';

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
