import { randomBytes } from 'node:crypto';
import { pino } from 'pino';
import { TestClock } from '../../../test/test-clock.ts';
import { onTestDatabase } from '../../../test/test-database.ts';
import { OperatorKeys } from '../crypto/operator-keys.ts';
import { JobModel } from './job.model.ts';
import { Jobs } from './jobs.ts';

const logger = pino({ level: 'silent' });
const clock = new TestClock();
const [oldKey, newKey] = [new OperatorKeys([randomBytes(32)]), new OperatorKeys([randomBytes(32)])];
const jobsWith = (operator: OperatorKeys) => new Jobs({ operator, clock: clock.now, logger });

onTestDatabase();
beforeEach(() => JobModel.deleteMany({}));

/** Starts and stops a runner: from then on its recurring work is in the queue. */
async function started(jobs: Jobs): Promise<void> {
  await jobs.start();
  await jobs.stop();
}

it('recurring work continues without the key of its first enqueueing', async () => {
  const before = jobsWith(oldKey);
  before.every('sweep', 60_000, async () => undefined);
  await started(before);
  let effects = 0;
  const after = jobsWith(newKey);
  after.every('sweep', 60_000, async () => void (effects += 1));
  clock.advance(60_000);
  await after.runDue();
  expect(effects).toBe(1);
});

it('a job that cannot be opened fails like any failed work, and blocks nothing', async () => {
  await jobsWith(oldKey).enqueue('letter', { to: 'ana@example.com' });
  clock.advance(1);
  const after = jobsWith(newKey);
  const sent: unknown[] = [];
  after.define('letter', async (payload) => void sent.push(payload));
  await after.enqueue('letter', { to: 'eva@example.com' });
  await after.runDue();
  expect(sent).toEqual([{ to: 'eva@example.com' }]);
  expect(await JobModel.findOne({ state: 'waiting' }).lean()).toMatchObject({ lastError: 'SealError', lease: null });
});

it('is reported without its unreadable content, and deleted by its key; readable jobs as ever', async () => {
  const about = { to: 'ana@example.com' };
  await jobsWith(oldKey).enqueue('letter', about, { about, key: 'welcome:ana' });
  await jobsWith(oldKey).enqueue('letter', about, { about, key: 'welcome:eva' });
  clock.advance(1);
  const jobs = jobsWith(newKey);
  await jobs.enqueue('letter', about, { about });
  expect((await jobs.history('letter', 9)).map((job) => job.about)).toEqual([about, null, null]);
  await jobs.deleteWhere((text) => text.includes('welcome:ana') || text.includes('ana@example.com'));
  expect((await JobModel.find().lean()).map(({ key }) => key)).toEqual(['welcome:eva']);
});
