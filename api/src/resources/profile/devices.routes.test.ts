import { jest } from '@jest/globals';
import { insertUser, TEST_PASSWORD } from '../../../test/factories.ts';
import { exported } from '../../../test/a-full-account.ts';
import type { TestClient } from '../../../test/test-client.ts';
import { startTestServer, type TestServer } from '../../../test/test-server.ts';
import type { User } from '../account/users/user.model.ts';
import { forgetOldSignIns } from '../account/sign-in/retention.ts';
import { DeviceModel } from '../account/devices/device.model.ts';
import { DAY_MS } from '../../platform/durations.ts';

const FIREFOX = 'Mozilla/5.0 (Android 15; Mobile) Gecko/140.0 Firefox/140.0';
const SAFARI = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ env: { RATE_LIMITS: 'off' } });
});
afterAll(() => server.stop());

const isSignedIn = async (client: TestClient) => (await client.get('/api/auth/user')).status === 200;
const signIn = async (client: TestClient, { username }: User, userAgent = FIREFOX) => {
  const headers = { 'User-Agent': userAgent };
  const { status } = await client.post('/api/auth/login', { username, password: TEST_PASSWORD }, { headers });
  expect(status).toBe(200);
  return client;
};
const listOf = async (client: TestClient) => (await client.get('/api/account/devices')).body;

/** A user signed in on a phone and a computer; the computer makes the calls. */
async function aUserOnTwo() {
  const user = await insertUser();
  const phone = await signIn(server.client(), user, FIREFOX);
  server.clock.advance(60_000);
  const computer = await signIn(server.client(), user, SAFARI);
  const [here, there] = await listOf(computer);
  return { user, phone, computer, here, there };
}

describe('the list of devices', () => {
  it('S-06 V-15 has each once, this one first, with when and what; no hash, no address, no user agent', async () => {
    const { computer, here, there } = await aUserOnTwo();
    expect(here).toMatchObject({
      device: 'Safari en Mac',
      isCurrent: true,
      isSignedIn: true,
      isKnown: true,
      name: null,
    });
    expect(there).toMatchObject({ device: 'Firefox en Android', isCurrent: false, isSignedIn: true, isKnown: true });
    expect(Object.keys(here).toSorted()).toEqual(
      [
        'id',
        'device',
        'isKnown',
        'name',
        'city',
        'country',
        'firstSeenAt',
        'lastSeenAt',
        'isCurrent',
        'isSignedIn',
      ].toSorted(),
    );
    expect(await listOf(computer)).toHaveLength(2);
  });

  it('S-06 is unchanged after signing in again, and keeps a device that has signed out', async () => {
    const { user, phone, computer, there } = await aUserOnTwo();
    expect((await phone.post('/api/auth/logout')).status).toBe(204);
    expect((await listOf(computer))[1]).toMatchObject({ id: there.id, isSignedIn: false });
    server.clock.advance(DAY_MS);
    await signIn(phone, user);
    const again = (await listOf(computer)).find(({ id }: { id: string }) => id === there.id);
    expect(again).toMatchObject({ isSignedIn: true, firstSeenAt: there.firstSeenAt });
    expect(Date.parse(again.lastSeenAt)).toBeGreaterThan(Date.parse(there.lastSeenAt));
  });

  it('V-15 shows where a device signed in, for thirty days', async () => {
    const user = await insertUser();
    const place = { city: 'Sevilla', country: 'España' };
    const locate = jest.spyOn(server.api.deps.geo, 'locate').mockResolvedValue(place);
    const client = await signIn(server.client(), user);
    locate.mockRestore();
    const now = server.clock.now().getTime();
    await forgetOldSignIns(new Date(now + 29 * DAY_MS));
    expect(await listOf(client)).toMatchObject([place]);
    await forgetOldSignIns(new Date(now + 31 * DAY_MS));
    expect(await listOf(client)).toMatchObject([{ city: null, country: null, isCurrent: true }]);
  });

  it('S-06 a signed-in browser that is no longer known is listed, and can be signed out', async () => {
    const { user, phone, computer } = await aUserOnTwo();
    await DeviceModel.deleteMany({ uid: user._id });
    const list = await listOf(computer);
    expect(list.map(({ isKnown, isCurrent }: Record<string, boolean>) => [isKnown, isCurrent])).toEqual([
      [false, true],
      [false, false],
    ]);
    expect((await computer.delete(`/api/account/devices/${list[1].id}`)).status).toBe(204);
    expect([await isSignedIn(phone), await isSignedIn(computer)]).toEqual([false, true]);
    expect((await computer.delete(`/api/account/devices/${list[1].id}`)).status).toBe(404);
  });
});

describe('the name of a device', () => {
  it('V-15 is set, outlives a sign-out, is stored encrypted, and is removed', async () => {
    const { user, phone, computer, there } = await aUserOnTwo();
    const patch = (name: string | null) => computer.patch(`/api/account/devices/${there.id}`, { name });
    expect((await patch('  El móvil de Ａna ')).status).toBe(204);
    await phone.post('/api/auth/logout');
    await signIn(phone, user);
    const named = (await listOf(computer)).find(({ id }: { id: string }) => id === there.id);
    expect(named).toMatchObject({ name: 'El móvil de Ana', device: 'Firefox en Android' });
    expect(JSON.stringify(await DeviceModel.collection.findOne({ uid: user._id, name: { $ne: null } }))).not.toContain(
      'Ana',
    );
    expect((await patch(null)).status).toBe(204);
    expect((await listOf(computer)).map(({ name }: { name: string | null }) => name)).toEqual([null, null]);
  });

  it.each([
    ['empty', ''],
    ['blank', '   '],
    ['nothing that can be seen', '\u2800\u3164'],
    ['too long', 'a'.repeat(41)],
    ['too long once it is normalised', '\uFDFA'.repeat(4)],
    ['a line', 'uno\ndos'],
    ['a control', 'a\u0007b'],
    ['from right to left', 'a\u202Eb'],
    ['an isolate', 'a\u2066b'],
    ['zero width', 'a\u200Bb'],
    ['a joiner', 'a\u200Db'],
    ['half a pair', 'a\uD83D'],
    ['a filler', 'a\u3164b'],
  ])('I-01 V-15 is refused: %s', async (_, name) => {
    const { client } = await aSignedInUser();
    const [device] = await listOf(client);
    const refused = await client.patch(`/api/account/devices/${device.id}`, { name });
    expect(refused).toMatchObject({ status: 400, body: { fields: { name: expect.any(String) } } });
  });

  it.each(['a'.repeat(40), '🌿'.repeat(40), 'Móvil ❤️', 'Ordenador de ‘casa’ (2)'])(
    'V-15 is accepted: %s',
    async (name) => {
      const { client } = await aSignedInUser();
      const [device] = await listOf(client);
      expect((await client.patch(`/api/account/devices/${device.id}`, { name })).status).toBe(204);
      expect((await listOf(client))[0].name).toBe(name);
    },
  );

  it('G-02 is deleted when all data is erased; the device stays known', async () => {
    const { client } = await aSignedInUser();
    const [device] = await listOf(client);
    await client.patch(`/api/account/devices/${device.id}`, { name: 'El de casa' });
    expect((await client.post('/api/account/erase')).status).toBe(204);
    expect(await listOf(client)).toMatchObject([{ id: device.id, name: null, isKnown: true }]);
  });

  it('G-01 is in the export with the device, without anything that identifies its browser', async () => {
    const { client, user } = await aSignedInUser();
    const [device] = await listOf(client);
    await client.patch(`/api/account/devices/${device.id}`, { name: 'El de casa' });
    const files = await exported({ client, user, id: user._id.toString() });
    const text = Buffer.from(files['datos/cuenta.json'] ?? []).toString();
    expect(JSON.parse(text).knownDevices).toEqual([
      {
        name: 'El de casa',
        device: 'Firefox en Android',
        userAgent: FIREFOX,
        city: null,
        country: null,
        firstSeenAt: device.firstSeenAt,
        lastSeenAt: expect.any(String),
        expiresAt: expect.any(String),
      },
    ]);
    expect(text).not.toContain((await DeviceModel.findOne({ uid: user._id }).lean())?.hash);
  });
});

describe('forgetting a device', () => {
  it('S-06 V-15 ends its session at once, and its next sign-in is one of a new device', async () => {
    const { user, phone, computer, here, there } = await aUserOnTwo();
    expect((await computer.delete(`/api/account/devices/${there.id}`)).status).toBe(204);
    expect([await isSignedIn(phone), await isSignedIn(computer)]).toEqual([false, true]);
    expect(await listOf(computer)).toMatchObject([{ id: here.id }]);
    expect((await computer.delete(`/api/account/devices/${there.id}`)).status).toBe(404);
    await signIn(phone, user);
    const list = await listOf(computer);
    expect(list).toHaveLength(2);
    expect(list[1].id).not.toBe(there.id);
  });

  it('S-06 the calling device may forget itself', async () => {
    const { phone, computer, here } = await aUserOnTwo();
    expect((await computer.delete(`/api/account/devices/${here.id}`)).status).toBe(204);
    expect([await isSignedIn(phone), await isSignedIn(computer)]).toEqual([true, false]);
  });

  it('S-06 Z-01 names and forgets only the user’s own', async () => {
    const { computer, phone, there } = await aUserOnTwo();
    const { client: stranger } = await aSignedInUser();
    const path = `/api/account/devices/${there.id}`;
    expect((await stranger.patch(path, { name: 'mío' })).status).toBe(404);
    expect((await stranger.delete(path)).status).toBe(404);
    expect(await isSignedIn(phone)).toBe(true);
    expect((await listOf(computer))[1]).toMatchObject({ id: there.id, name: null });
  });
});

async function aSignedInUser() {
  const user = await insertUser();
  return { user, client: await signIn(server.client(), user) };
}

describe('somebody else was in the account', () => {
  it('S-06: one call forgets every other device and ends every other session, and no one else’s', async () => {
    const { user, phone, computer } = await aUserOnTwo();
    const tablet = await signIn(server.client(), user, FIREFOX);
    const stranger = await server.aUser();
    expect((await computer.delete('/api/account/devices')).status).toBe(204);
    expect(await isSignedIn(phone)).toBe(false);
    expect(await isSignedIn(tablet)).toBe(false);
    expect(await isSignedIn(computer)).toBe(true);
    expect(await isSignedIn(stranger.client)).toBe(true);
    expect(await listOf(computer)).toMatchObject([{ isCurrent: true }]);
    // The other devices learn why, and empty themselves (D42).
    expect((await phone.get('/api/auth/user')).body).toMatchObject({ reason: 'ended' });
    // Again, with nobody else there.
    expect((await computer.delete('/api/account/devices')).status).toBe(204);
    expect((await server.client().delete('/api/account/devices')).status).toBe(401);
  });
});
