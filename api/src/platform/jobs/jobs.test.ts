import { randomBytes } from 'node:crypto';
import { pino } from 'pino';
import { TestClock } from '../../../test/test-clock.ts';
import { onTestDatabase } from '../../../test/test-database.ts';
import { until } from '../../../test/until.ts';
import { OperatorKeys } from '../crypto/operator-keys.ts';
import { HOUR_MS } from '../durations.ts';
import { database, withTransaction } from '../mongo.ts';
import { JobModel } from './job.model.ts';
import { JobRepository, LEASE_MS, backoffAfter } from './job.repository.ts';
import { Jobs } from './jobs.ts';

const operator = new OperatorKeys([randomBytes(32)]);
const logger = pino({ level: 'silent' });
const clock = new TestClock();
const runner = () => new Jobs({ operator, clock: clock.now, logger });

onTestDatabase();
beforeEach(() => JobModel.deleteMany({}));

it('two runners on one queue have each effect once', async () => {
  const effects: string[] = [];
  const [one, two] = [runner(), runner()];
  const runners = [one, two];
  for (const [at, jobs] of runners.entries()) {
    jobs.define('count', async (payload) => {
      await new Promise((resolve) => setTimeout(resolve, 5));
      effects.push(`${String(payload)} by ${at}`);
    });
    await jobs.start();
  }
  await Promise.all(Array.from({ length: 40 }, (_, i) => (i % 2 ? one : two).enqueue('count', `job ${i}`)));
  await until(async () => (await JobModel.countDocuments({ state: 'waiting' })) === 0);
  await Promise.all(runners.map((jobs) => jobs.stop()));

  const names = effects.map((effect) => effect.split(' by ')[0]);
  expect(names).toHaveLength(40);
  expect(new Set(names).size).toBe(40);
  expect(new Set(effects.map((effect) => effect.at(-1))).size).toBe(2);
});

function gate() {
  let open = () => undefined as void;
  const isOpen = new Promise<void>((resolve) => (open = resolve));
  return { open: () => open(), isOpen };
}

it('waits for work that its loop has claimed, and has not begun', async () => {
  const jobs = runner();
  const done: unknown[] = [];
  jobs.define('count', async (payload) => void done.push(payload));
  await jobs.enqueue('count', 'job');
  const claim = JobRepository.prototype.claim;
  const [claimed, answered] = [gate(), gate()];
  const claims = jest.spyOn(JobRepository.prototype, 'claim');
  claims.mockImplementationOnce(async function (this: JobRepository, ...query) {
    const job = await claim.apply(this, query);
    claimed.open();
    await answered.isOpen;
    return job;
  });
  await jobs.start();
  await claimed.isOpen;
  const isOver = jobs.runDue();
  await claims.mock.results[1]?.value;
  answered.open();
  await isOver;
  expect(done).toEqual(['job']);
  await jobs.stop();
  claims.mockRestore();
});

it('retries a job with growing waits until it succeeds, and then deletes its payload', async () => {
  const jobs = runner();
  const attempts: number[] = [];
  jobs.define('shaky', async (_, { attempts: attempt }) => {
    attempts.push(attempt);
    if (attempt < 3) throw new TypeError('ana@example.com not reachable');
  });
  await jobs.enqueue('shaky', { to: 'ana@example.com' });
  await jobs.runDue();
  await jobs.runDue();
  expect(attempts).toEqual([1]);
  const waiting = await JobModel.findOne().lean();
  expect(waiting).toMatchObject({ state: 'waiting', lastError: 'TypeError' });
  expect(JSON.stringify(waiting)).not.toContain('ana@');

  clock.advance(backoffAfter(1));
  await jobs.runDue();
  clock.advance(backoffAfter(2));
  await jobs.runDue();
  expect(attempts).toEqual([1, 2, 3]);
  expect(await JobModel.findOne().lean()).toMatchObject({ state: 'done', payload: null });
});

it('waits from seconds to an hour, and gives up after about a day', async () => {
  const waits = Array.from({ length: 29 }, (_, i) => backoffAfter(i + 1));
  expect(waits[0]).toBe(5_000);
  expect(waits.at(-1)).toBe(3_600_000);
  expect(waits.reduce((sum, wait) => sum + wait, 0)).toBeGreaterThan(18 * 3_600_000);

  const jobs = runner();
  jobs.define('hopeless', async () => Promise.reject(new Error('no')));
  await jobs.enqueue('hopeless', {});
  for (let attempt = 1; attempt <= 30; attempt += 1) {
    await jobs.runDue();
    clock.advance(3_600_000);
  }
  expect(await JobModel.findOne().lean()).toMatchObject({ state: 'failed', attempts: 30, payload: null });
});

it('takes over from a runner that died, and rejects its late writes', async () => {
  const [dead, alive] = [runner(), runner()];
  let release = () => undefined as void;
  const stuck = new Promise<void>((resolve) => (release = resolve));
  dead.define('work', () => stuck);
  let effects = 0;
  alive.define('work', async () => void (effects += 1));
  await dead.enqueue('work', {});
  const death = dead.runDue();
  await until(async () => (await JobModel.countDocuments({ attempts: 1 })) === 1);

  await alive.runDue();
  expect(effects).toBe(0);
  clock.advance(LEASE_MS);
  await alive.runDue();
  expect(effects).toBe(1);
  const finished = await JobModel.findOne().lean();
  release();
  await death;
  expect(await JobModel.findOne().lean()).toEqual(finished);
});

it('enqueues with the transaction or not at all, and one key once', async () => {
  const jobs = runner();
  let effects = 0;
  jobs.define('once', async () => void (effects += 1));
  const inTransaction = (isFailing: boolean) =>
    withTransaction(async (session) => {
      await jobs.enqueue('once', {}, { session });
      if (isFailing) throw new Error('rolled back');
    });
  await expect(inTransaction(true)).rejects.toThrow('rolled back');
  await jobs.runDue();
  expect(effects).toBe(0);
  await inTransaction(false);
  await Promise.all(Array.from({ length: 10 }, () => jobs.enqueue('once', {}, { key: 'the same' })));
  await jobs.runDue();
  expect(effects).toBe(2);
});

it('repeats recurring work once per interval over all processes', async () => {
  let effects = 0;
  const runners = [runner(), runner()];
  for (const jobs of runners) {
    jobs.every('sweep', 60_000, async () => void (effects += 1));
    await jobs.start();
  }
  await until(() => effects === 1);
  await Promise.all(runners.map((jobs) => jobs.runDue()));
  expect(effects).toBe(1);
  clock.advance(61_000);
  await Promise.all(runners.map((jobs) => jobs.runDue()));
  await Promise.all(runners.map((jobs) => jobs.stop()));
  expect(effects).toBe(2);
});

it('D-06 keeps payloads sealed', async () => {
  const jobs = runner();
  jobs.define('letter', async () => undefined);
  await jobs.enqueue('letter', { link: 'canary-link' });
  const stored = await database().collection('jobs').findOne({ kind: 'letter' });
  expect(JSON.stringify(stored)).not.toContain(Buffer.from('canary').toString('base64').slice(0, 6));
  expect(stored?.['payload'].buffer.toString('latin1')).not.toContain('canary');
});

it('counts what is late, but not the work of another release', async () => {
  const former = runner();
  former.every('former', 1_000, async () => undefined);
  await former.start();
  await former.stop();
  const jobs = runner();
  jobs.define('letter', async () => undefined);
  await jobs.enqueue('letter', {});
  clock.advance(61_000);
  expect(await JobModel.countDocuments({ state: 'waiting' })).toBe(2);
  expect(await jobs.countLate()).toBe(1);
});

it('counts a job for a day after it was given up: its alert must not end with the last attempt', async () => {
  const jobs = runner();
  jobs.define('letter', async () => Promise.reject(new Error('no')));
  await jobs.enqueue('letter', {});
  for (let attempt = 1; attempt <= 30; attempt += 1) {
    clock.advance(HOUR_MS);
    await jobs.runDue();
  }
  expect(await JobModel.findOne().lean()).toMatchObject({ state: 'failed' });
  clock.advance(23 * HOUR_MS);
  expect(await jobs.countLate()).toBe(1);
  clock.advance(2 * HOUR_MS);
  expect(await jobs.countLate()).toBe(0);
});
