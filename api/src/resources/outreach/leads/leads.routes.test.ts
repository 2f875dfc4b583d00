import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { database } from '../../../platform/mongo.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ env: { TIME_ZONE: 'Pacific/Auckland' } });
});
afterAll(() => server.stop());

it('counts each of the four sources by day, without anything about the person', async () => {
  const sources = ['cta_main_button', 'cta_modules_button', 'cta_differentiation_button', 'cta_final_button'];
  for (const source of [...sources, 'cta_main_button'])
    expect((await server.client().post('/api/leads', { source })).status).toBe(204);
  const leads = await database().collection('leads').find().sort({ count: -1 }).toArray();
  expect(leads.map(({ source, count }) => [source, count])).toContainEqual(['cta_main_button', 2]);
  expect(leads).toHaveLength(4);
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Pacific/Auckland' }).format(server.clock.now());
  for (const lead of leads) expect(Object.keys(lead).toSorted()).toEqual(['_id', 'count', 'day', 'source']);
  expect(leads.every(({ day }) => day === today)).toBe(true);
});

it('refuses other sources and fields', async () => {
  for (const body of [
    { source: 'otra' },
    {},
    { source: 'cta_main_button', email: 'ana@example.com' },
    { source: ['cta_main_button'] },
  ]) {
    expect((await server.client().post('/api/leads', body)).status).toBe(400);
  }
});
