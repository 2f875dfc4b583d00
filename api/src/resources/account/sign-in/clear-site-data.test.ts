import { insertUser } from '../../../../test/factories.ts';
import { startTestServer } from '../../../../test/test-server.ts';

/** The response to the sign-out of a fresh session. */
async function signOutWith(env: Readonly<Record<string, string>>) {
  const server = await startTestServer({ env });
  try {
    const client = await server.clientOf(await insertUser());
    return await client.post('/api/auth/logout', undefined, { headers: { 'X-Forwarded-Proto': 'https' } });
  } finally {
    await server.stop();
  }
}

it("D-03 over https a sign-out clears the browser's cache, and nothing else", async () => {
  const { status, headers } = await signOutWith({ PUBLIC_URL: 'https://reencuentro.example', TRUST_PROXY: 'loopback' });
  expect(status).toBe(204);
  // Neither "storage" nor "cookies" nor "*": another user may have begun to write, and the device stays known (V-15).
  expect(headers.get('clear-site-data')).toBe('"cache"');
  expect(headers.getSetCookie().some((cookie) => cookie.startsWith('__Host-device='))).toBe(false);
});

it('D-03 over http browsers ignore the header', async () => {
  expect((await signOutWith({})).headers.has('clear-site-data')).toBe(false);
});
