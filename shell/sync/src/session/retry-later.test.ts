import 'fake-indexeddb/auto';
import { texts, whenIdle } from '../testing/client-setting.ts';
import { createFakeServer } from '../testing/fake-server.ts';
import { SyncClient } from '../sync-client.ts';
import { failedAnswer } from '../testing/failures.ts';

const stops: (() => void)[] = [];
let users = 0;

/** A device that writes a day to a server that refuses with this status. */
async function writesWhile(status: number) {
  const server = createFakeServer();
  server.fail(failedAnswer(status));
  users += 1;
  const client = new SyncClient({
    userId: `later-${users}`,
    window,
    keepsNothing: false,
    transport: server.transport,
    texts,
    whenIdle,
  });
  stops.push(client.start());
  await client.documents.set('day', '2026-11-21', { note: { value: 'mar' } });
  await client.sendNow();
  return { server, client, state: () => client.documents.get('day', '2026-11-21')?.state };
}

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

it.each([429, 503])(
  'L-01: a %i means later: the edits stay unchanged, and are sent as soon as the server accepts them',
  async (status) => {
    const { server, client, state } = await writesWhile(status);
    expect(state()).toMatch(/^(device|pending)$/);
    await client.sendNow();
    expect(state()).toMatch(/^(device|pending)$/);
    server.fail(undefined);
    await client.sendNow();
    expect(state()).toBe('synced');
    expect(server.pushes).toHaveLength(1);
  },
);

it('L-01: unlike a refusal for good, after which they are shown as not saved', async () => {
  const { state } = await writesWhile(413);
  expect(state()).not.toMatch(/^(device|pending)$/);
  expect(state()).not.toBe('synced');
});
