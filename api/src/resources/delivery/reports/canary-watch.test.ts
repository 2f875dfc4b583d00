import { deployCalls } from '../../../../test/deploy-calls.ts';
import { aRemoteZip } from '../../../../test/remote-zip.ts';
import { startTestServer, type TestServer, type TestUser } from '../../../../test/test-server.ts';
import { LimitModel } from '../../../platform/limits/limit.model.ts';
import { CanaryCountModel } from '../registry/rollout/canary-count.model.ts';
import { isInShare } from '../registry/rollout/canary-share.ts';

let server: TestServer;
const { publish, promote, canary, state } = deployCalls(() => server);
const anAccount = async (): Promise<TestUser> => {
  const user = await server.aUser();
  return isInShare(user.id, 'mf-journey', { percent: 99 }) ? user : anAccount();
};
const report = ({ client }: TestUser, kind: string) =>
  client.post('/api/reports/remote', { name: 'mf-journey', version: '1.1.0', kind });

afterEach(() => server.stop());
beforeEach(async () => {
  server = await startTestServer();
  for (const version of ['1.0.0', '1.1.0']) await publish(aRemoteZip({ version }));
  await promote('1.0.0');
  await canary({ version: '1.1.0', percent: 99, views: 10, failures: 5 });
});

it('the failures of one account alone do not decide on a later day either, when its day’s share is counted anew', async () => {
  const [one, two] = [await anAccount(), await anAccount()];
  await report(two, 'loaded');
  for (let day = 0; day < 3; day += 1) {
    for (let i = 0; i < 10; i += 1) await report(one, 'load_failed');
    await LimitModel.deleteMany({});
  }
  expect((await state()).body.canary).toMatchObject({ views: 31, failed: 30 });
  const counts = await CanaryCountModel.findOne().lean();
  expect([counts?.seenBy?.length, counts?.failedFor?.length]).toEqual([2, 1]);
  expect(JSON.stringify(counts)).not.toContain(one.id);
  await report(two, 'render_failed');
  expect((await state()).body.canaries).toMatchObject([{ end: 'over-budget' }]);
  expect(await CanaryCountModel.countDocuments()).toBe(0);
});

it('where one account alone has it, its failures decide', async () => {
  const one = await anAccount();
  for (let i = 0; i < 10; i += 1) await report(one, 'load_failed');
  expect((await state()).body.canaries).toMatchObject([{ end: 'over-budget', views: 10, failed: 10 }]);
});
