import { startTestServer, type TestServer } from '../../../test/test-server.ts';
import type { TestClient } from '../../../test/test-client.ts';
import { UserModel } from '../../resources/account/users/user.model.ts';
import { HOUR_MS, MINUTE_MS } from '../durations.ts';

let local: TestServer;
let secure: TestServer;
beforeAll(async () => {
  local = await startTestServer();
  secure = await startTestServer({
    beside: local,
    env: { PUBLIC_URL: 'https://reencuentro.example', TRUST_PROXY: 'loopback', ADMIN_SECOND_FACTOR: 'optional' },
  });
});
afterAll(() => local.stop());

const statusOf = async (client: TestClient) => (await client.get('/api/auth/user')).status;

/** Comes back at an interval, `times` times. */
async function stay(client: TestClient, everyMs: number, times: number): Promise<number[]> {
  const found: number[] = [];
  for (let i = 0; i < times; i += 1) {
    secure.clock.advance(everyMs);
    found.push(await statusOf(client));
  }
  return found;
}

it('S-04: over https an administrator’s session ends after thirty idle minutes', async () => {
  const { client } = await secure.aUser({ role: 'admin' });
  expect(await stay(client, 29 * MINUTE_MS, 3)).toEqual([200, 200, 200]);
  expect(await stay(client, 31 * MINUTE_MS, 1)).toEqual([401]);
});

it('S-04: and after twelve hours, whatever the administrator does', async () => {
  const { client } = await secure.aUser({ role: 'admin' });
  expect(await stay(client, 29 * MINUTE_MS, 24)).not.toContain(401);
  expect(await stay(client, 29 * MINUTE_MS, 1)).toEqual([401]);
});

it('S-04: a session that began before the promotion follows the same rule', async () => {
  const { client, user } = await secure.aUser();
  expect(await stay(client, 2 * HOUR_MS, 1)).toEqual([200]);
  await UserModel.updateOne({ _id: user._id }, { role: 'admin' });
  secure.api.deps.sessions.forgetUser(user._id.toString());
  expect(await stay(client, 31 * MINUTE_MS, 1)).toEqual([401]);
});

it('S-04 control: sessions of other users go on, and an administrator’s on plain http', async () => {
  const { client: user } = await secure.aUser();
  const { client: administrator } = await local.aUser({ role: 'admin' });
  expect(await stay(user, 13 * HOUR_MS, 1)).toEqual([200]);
  expect(await statusOf(administrator)).toBe(200);
});
