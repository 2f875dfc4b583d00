import { insertUser, TEST_PASSWORD } from '../../../../test/factories.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { oldDevicesEmptied } from '../../../migrations/0009-old-devices-emptied.ts';
import { UserModel } from '../users/user.model.ts';
import { DeviceModel } from './device.model.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const OLD = [{ hash: 'of-a-browsers-name', seenAt: new Date('2026-11-19T10:00:00Z') }];
const oldDevicesOf = async (id: unknown) => (await UserModel.findById(id).lean())?.devices;

it('V-15 hashes of user agents that accounts of an earlier release have are emptied, idempotently; known devices stay', async () => {
  const [with1, without] = [await insertUser({ devices: OLD }), await insertUser()];
  const client = server.client();
  await client.post('/api/auth/login', { username: without.username, password: TEST_PASSWORD });
  for (let run = 0; run < 2; run += 1) {
    await oldDevicesEmptied.run();
    expect(await oldDevicesOf(with1._id)).toEqual([]);
    expect(await oldDevicesOf(without._id)).toEqual([]);
    expect(await DeviceModel.countDocuments({ uid: without._id })).toBe(1);
  }
});
