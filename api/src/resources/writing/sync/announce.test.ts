import { randomUUID } from 'node:crypto';
import { change, countFrom, createdAt, pull, push, scores } from '../../../../test/device-calls.ts';
import { LivePage } from '../../../../test/live-page.ts';
import { startTwoServers, type TestServer } from '../../../../test/test-server.ts';

let server: TestServer;
let other: TestServer;
beforeAll(async () => ({ server, other } = await startTwoServers()));
afterAll(() => server.stop());
beforeEach(() => countFrom(1));

it('notifies the user’s other pages of changed entries, days and settings, in the order of the changes', async () => {
  const ana = await server.aUser();
  const page = await LivePage.open(await other.clientOf(ana.user));
  const clientId = randomUUID();
  const key = randomUUID();
  await push(
    ana.client,
    clientId,
    change('day', '2026-11-21', { note: 'mar' }),
    change('entry', key, { entryId: 1_795_248_000_000, title: 'Mañana' }),
    change('entry', 'activity-7', { 'responses.experience': 'calma' }),
    change('week', '2026-11-week-4', { intention: 'ir despacio' }),
    change('settings', 'settings', { darkMode: true }),
    change('challenge', '7', { startDate: '2026-11-21' }),
  );
  expect(await page.received(4)).toEqual([
    { event: 'journal_entry_created', data: { seq: 2, key, entryId: 1_795_248_000_000, rev: 2 } },
    {
      event: 'journal_entry_created',
      // both were created at the same moment: the second gets the next number
      data: { seq: 3, key: 'activity-7', entryId: Date.parse(createdAt) + 1, activityId: 7, rev: 3 },
    },
    { event: 'settings_updated', data: { seq: 5, rev: 5 } },
    { event: 'calendar_updated', data: { seq: 6, keys: ['2026-11-21', '2026-11-week-4', 'challenge-7'] } },
  ]);
  // another device that has pulled nothing: its text becomes a sibling, and the user's pages are notified of the entry, not of the sibling
  countFrom(1);
  await push(ana.client, randomUUID(), change('entry', key, { title: 'Tarde' }));
  const sibling = (await pull(ana.client, 'cursor=6')).docs.find(({ kind }) => kind === 'sibling');
  await push(ana.client, randomUUID(), {
    ...change('sibling', sibling?.key ?? '', { of: { kind: 'entry', key }, field: 'title', value: 'Tarde y noche' }, 8),
    opNo: 1,
  });
  const updated = { event: 'journal_entry_updated', data: { key, entryId: 1_795_248_000_000 } };
  expect((await page.received(6)).slice(4)).toMatchObject([updated, updated]);
  countFrom(2);
  await push(ana.client, randomUUID(), {
    ...scores({}, { kind: 'entry', key, action: 'delete' }),
    baseRev: 9,
    fields: undefined,
  });
  expect((await page.received(7))[6]).toMatchObject(updated);
  expect(page.frames.map(({ data }) => data.seq)).toEqual([2, 3, 5, 6, 8, 9, 11]);
  page.close();
});
