import { startTestServer, type TestServer } from './test-server.ts';
import { clearRecordedTexts, leakedTexts } from './log-leaks.ts';

let server: TestServer;
beforeAll(async () => (server = await startTestServer()));
afterAll(() => server.stop());

const WORDS = 'hoy he soñado con el mar';

it('D-04: no text that a test of the API sends is logged', async () => {
  const { client } = await server.aUser();
  await client.patch('/api/profile', { city: WORDS, email: 'canaria@example.com', password: 'clave-canaria-1' });
  await client.get(`/api/auth/validate-reset-token?token=${'canaria'.repeat(7)}`);
  await client.post('/api/auth/login', { username: 'canaria@example.com', password: 'clave-canaria-2' });
  expect(leakedTexts()).toEqual([]);
});

it('control: a log line with such a text is found, however it is nested', async () => {
  const { client } = await server.aUser();
  const { logger } = server.api.deps;
  await client.post('/api/contact', { message: WORDS, token: 'testigo-canario' });
  const cookie = client.cookie('sid') ?? '';
  logger.info({ deep: { list: [{ said: `«${WORDS}»` }] } }, 'request');
  logger.warn(`with testigo-canario in it`);
  logger.error({ [cookie]: 1 }, 'request');
  expect(leakedTexts()).toEqual(expect.arrayContaining([WORDS, 'testigo-canario', cookie]));
  clearRecordedTexts();
});
