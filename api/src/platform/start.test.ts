import { randomBytes, randomUUID } from 'node:crypto';
import { connectTestDatabase, leaveTestDatabase } from '../../test/test-database.ts';
import { allMigrations } from '../migrations/all-migrations.ts';
import { checkFingerprints } from './fingerprints.ts';
import { createLogger } from './logger.ts';
import { migrate, type Migration } from './migrations.ts';
import { database } from './mongo.ts';
import type { Secrets } from './secrets.ts';

beforeAll(() => connectTestDatabase());
afterAll(leaveTestDatabase);

describe('the fingerprints of keys (D37)', () => {
  const newSecrets = (): Secrets => ({
    sessionKeys: [randomUUID()],
    operatorKeys: [randomBytes(32)],
    pepper: randomBytes(32),
    deployToken: '',
    vapidKey: randomBytes(32),
  });
  const own = newSecrets();
  const check = (secrets: Partial<Secrets>) => checkFingerprints({ ...own, ...secrets });

  it('are stored at the first start and verified afterwards', async () => {
    await check({});
    await check({});
    expect(JSON.stringify(await database().collection('settings').find().toArray())).not.toContain(own.sessionKeys[0]);
  });

  it('stop a process with other keys, and name them in one line', async () => {
    await expect(check({ pepper: randomBytes(32) })).rejects.toThrow(/^PEPPER does not belong to this database: .+\.$/);
    await expect(checkFingerprints(newSecrets())).rejects.toThrow('SESSION_KEYS, OPERATOR_KEY, PEPPER do not belong');
    await check({});
  });

  it("allow a key's rotation: the new one first, the old one after it", async () => {
    const [first, second] = [own.operatorKeys[0] as Buffer, randomBytes(32)];
    await expect(check({ operatorKeys: [second] })).rejects.toThrow('OPERATOR_KEY');
    await check({ operatorKeys: [second, first] });
    await check({ operatorKeys: [second] });
    await expect(check({ operatorKeys: [first] })).rejects.toThrow('OPERATOR_KEY');
  });
});

describe('migrations', () => {
  const options = { clock: () => new Date(), logger: createLogger({ LOG_LEVEL: 'silent' }) };
  const step = (id: string, work: () => Promise<void>): Migration => ({ id, run: work });

  it('run once each, in order, on one process at a time', async () => {
    const done: string[] = [];
    let running = 0;
    const note = (id: string) =>
      step(id, async () => {
        running += 1;
        expect(running).toBe(1);
        // The way to the database and back: time for another process to begin.
        await database().collection('migrations').findOne({});
        done.push(id);
        running -= 1;
      });
    const migrations = [note('0001-one'), note('0002-two')];
    await Promise.all([
      migrate({ ...options, migrations }),
      migrate({ ...options, migrations }),
      migrate({ ...options, migrations }),
    ]);
    expect(done).toEqual(['0001-one', '0002-two']);
    await migrate({ ...options, migrations: [...migrations, note('0003-three')] });
    expect(done).toEqual(['0001-one', '0002-two', '0003-three']);
  });

  it('that fail stop the start, let the next try, and run again then', async () => {
    let tries = 0;
    const migrations = [
      step('0004-fails-once', async () => {
        tries += 1;
        if (tries === 1) throw new Error('disk full');
      }),
    ];
    await expect(migrate({ ...options, migrations })).rejects.toThrow('disk full');
    await migrate({ ...options, migrations });
    expect(tries).toBe(2);
  });

  it('of the product may each run twice; one that another release has recorded stops no start', async () => {
    const recorded = database().collection<{ _id: string }>('migrations');
    await recorded.insertOne({ _id: '0099-of-another-release' });
    await migrate({ ...options, migrations: allMigrations });
    for (const { run } of allMigrations) await expect(run()).resolves.toBeUndefined();
    expect(await recorded.countDocuments({ _id: '0099-of-another-release' })).toBe(1);
  });
});
