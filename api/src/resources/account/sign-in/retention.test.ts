import { randomBytes } from 'node:crypto';
import { insertUser } from '../../../../test/factories.ts';
import { runDueJobs } from '../../../../test/outbox.ts';
import { TEST_KEY } from '../../../../test/test-env.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { until } from '../../../../test/until.ts';
import { OperatorKeys } from '../../../platform/crypto/operator-keys.ts';
import { Vaults } from '../../../platform/crypto/vaults.ts';
import { forgetOldSignIns, rewrapDataKeys } from './retention.ts';
import { UserModel } from '../users/user.model.ts';
import { readWrappedKey } from '../users/user.repository.ts';
import { DAY_MS } from '../../../platform/durations.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await runDueJobs(server);
});
afterAll(() => server.stop());

it('G-04 deletes the place of a sign-in after thirty days', async () => {
  const now = server.clock.now();
  const place = { city: 'Sevilla', country: 'España' };
  const old = await insertUser({ ...place, lastLoginAt: new Date(now.getTime() - 31 * DAY_MS) });
  const recent = await insertUser({ ...place, lastLoginAt: new Date(now.getTime() - 5 * DAY_MS) });
  await forgetOldSignIns(now);
  expect(await UserModel.findById(old._id).lean()).toMatchObject({ city: null, country: null });
  expect(await UserModel.findById(recent._id).lean()).toMatchObject(place);
});

it('G-04 runs by itself, as a job', async () => {
  const { _id } = await insertUser({ city: 'Sevilla', country: 'España', lastLoginAt: server.clock.now() });
  server.clock.advance(31 * DAY_MS);
  await server.api.deps.jobs.runDue();
  await until(async () => (await UserModel.findById(_id).lean())?.city === null);
  expect((await UserModel.findById(_id).lean())?.country).toBeNull();
});

it('D-06 rewraps the keys of all other accounts where one does not open', async () => {
  const [broken, user] = [await insertUser(), await insertUser()];
  await UserModel.updateOne({ _id: broken._id }, { dataKey: randomBytes(64) });
  const newKey = randomBytes(32);
  const vaultsOf = (...keys: Buffer[]) => new Vaults(new OperatorKeys(keys), readWrappedKey, async () => undefined);
  await expect(rewrapDataKeys(vaultsOf(newKey, TEST_KEY))).rejects.toThrow('do not open');
  await expect(vaultsOf(newKey).of(user._id.toString())).resolves.toBeDefined();
  await UserModel.deleteOne({ _id: broken._id });
  await rewrapDataKeys(vaultsOf(TEST_KEY, newKey));
});

it('D-06 rewraps all data keys after the operator key was rotated', async () => {
  const user = await insertUser();
  const id = user._id.toString();
  const place = { document: 'entry/1', field: 'title', version: 1 };
  const sealed = (await server.api.deps.vaults.of(id)).seal(place, 'hola');
  const newKey = randomBytes(32);
  await rewrapDataKeys(new Vaults(new OperatorKeys([newKey, TEST_KEY]), readWrappedKey, async () => undefined));
  const withoutOld = new Vaults(new OperatorKeys([newKey]), readWrappedKey, async () => undefined);
  expect((await withoutOld.of(id)).open(place, sealed)).toBe('hola');
  await rewrapDataKeys(new Vaults(new OperatorKeys([TEST_KEY, newKey]), readWrappedKey, async () => undefined));
});
