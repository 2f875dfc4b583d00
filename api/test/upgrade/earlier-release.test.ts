import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CONSENT_VERSION } from '@app/contract/sign-in';
import mongoose, { type mongo } from 'mongoose';
import { ENDED_JOBS } from '../../src/migrations/0010-jobs-that-ended.ts';
import { allMigrations } from '../../src/migrations/all-migrations.ts';
import { requireKnownFormat } from '../../src/platform/data-format.ts';
import { enterDatabase } from '../../src/platform/enter-database.ts';
import { JobModel } from '../../src/platform/jobs/job.model.ts';
import { createLogger } from '../../src/platform/logger.ts';
import { database } from '../../src/platform/mongo.ts';
import { loadSecrets } from '../../src/platform/secrets.ts';
import { deployCalls } from '../deploy-calls.ts';
import { lastMailTo } from '../outbox.ts';
import { connectTestDatabase, leaveTestDatabase } from '../test-database.ts';
import { testEnv } from '../test-env.ts';
import { startTestServer, type TestServer } from '../test-server.ts';

const { EJSON } = mongoose.mongo.BSON;

/** Data of an earlier release, as `scripts/keep-data.mjs` writes it. */
interface Kept {
  readonly account: { readonly username: string; readonly email: string; readonly password: string };
  readonly operations: { readonly clientId: string; readonly epoch: string; readonly ops: readonly Operation[] };
  readonly collections: Readonly<Record<string, mongo.Document[]>>;
}
interface Operation {
  readonly kind: string;
  readonly key: string;
  readonly fields: Readonly<Record<string, { readonly value?: unknown; readonly add?: readonly string[] }>>;
}

const releases = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.json'));
const readKept = (file: string): Kept =>
  EJSON.parse(readFileSync(path.join(import.meta.dirname, file), 'utf8')) as Kept;

/** The first that was kept had neither a remote nor work that waits. */
const completeOnes = releases.filter((file) => 'registryState' in readKept(file).collections);

let server: TestServer | undefined;
afterEach(() => server?.stop());

async function putBack({ collections }: Kept): Promise<void> {
  for (const [name, documents] of Object.entries(collections)) await database().collection(name).insertMany(documents);
}

/** The start of this release on the database that an earlier one has left. */
async function startOn(kept: Kept): Promise<TestServer> {
  server = await startTestServer({
    prepare: async ({ deps }) => {
      await putBack(kept);
      await enterDatabase({ ...deps, migrations: allMigrations });
    },
  });
  return server;
}

const valuesOf = ({ fields }: Operation) =>
  Object.fromEntries(Object.entries(fields).map(([name, { value, add }]) => [name, value ?? add]));

it.each(releases)('data of %s: everything is there, and the device that wrote it goes on', async (file) => {
  const kept = readKept(file);
  const client = (await startOn(kept)).client();
  const { username, password } = kept.account;
  expect((await client.post('/api/auth/login', { username, password })).status).toBe(200);

  const account = await database().collection('users').findOne({ username });
  expect(account).toMatchObject({ searchWords: ['antigua', 'antigua@example.com', 'example.com', 'com'] });
  expect(account).not.toHaveProperty('grams');

  const { body: pulled } = await client.get('/api/sync/pull?cursor=0');
  const { clientId, epoch, ops } = kept.operations;
  for (const operation of ops) {
    const found = pulled.docs.find((doc: Operation) => doc.kind === operation.kind && doc.key === operation.key);
    expect(found.fields).toMatchObject(valuesOf(operation));
  }
  const hash = ops.flatMap(({ fields }) => Object.values(fields).flatMap(({ add }) => add ?? []))[0];
  expect((await client.get(`/api/drawings/${hash}`)).status).toBe(200);
  const { body: stage } = await client.get('/api/weeks/1/activities');
  expect(stage.filter(({ status }: { status: string }) => status === 'completed')).toHaveLength(2);

  const [entry] = ops;
  const later = { title: { value: 'Y después', baseRev: pulled.cursor } };
  // Releases before the consent kept none: nothing is taken without it.
  expect((await client.put('/api/account/consent', { version: CONSENT_VERSION })).status).toBe(204);
  const operation = { ...entry, opId: crypto.randomUUID(), opNo: ops.length + 1, action: 'set', fields: later };
  const { body: pushed } = await client.post('/api/sync/push', { clientId, epoch, ops: [operation] });
  expect(pushed.results.map(({ status }: { status: string }) => status)).toEqual(['applied']);
  // No way back to a release from before formats: it would not know what it reads.
  await expect(requireKnownFormat(0)).rejects.toThrow('This database belongs to a newer release');
});

it.each(completeOnes)('data of %s: the remote is served, and the mail that waited is delivered', async (file) => {
  const kept = readKept(file);
  const opened = await startOn(kept);
  expect((await deployCalls(() => opened).state()).body).toMatchObject({ promoted: '1.0.0' });
  expect((await opened.client().get('/remotes/mf-journey/1.0.0/remoteEntry.11111111.js')).status).toBe(200);
  // Recurring work goes on under its own key, not beside it.
  const recurring = kept.collections['jobs']
    ?.map(({ key }) => String(key))
    .filter((key) => key.startsWith('every:') && !ENDED_JOBS.includes(key));
  expect(recurring).not.toHaveLength(0);
  expect(await JobModel.countDocuments({ key: mongoose.trusted({ $in: recurring }) })).toBe(recurring?.length);
  opened.clock.advance(60_000);
  expect((await lastMailTo(opened, kept.account.email)).kind).toContain('reset');
});

it.each(releases)('data of %s: if a newer release has opened them, this one writes nothing', async (file) => {
  const kept = readKept(file);
  const { env, remove } = testEnv();
  await connectTestDatabase();
  await putBack(kept);
  await database().collection<{ _id: string }>('migrations').insertOne({ _id: 'format-99' });
  const stored = async () => {
    const collections = await database().collections();
    const found = collections.map(async (each) => [each.collectionName, await each.find().toArray()] as const);
    return Object.fromEntries(await Promise.all(found));
  };
  const before = await stored();
  const options = { clock: () => new Date(), logger: createLogger(env), migrations: allMigrations };
  await expect(enterDatabase({ ...options, secrets: loadSecrets(env) })).rejects.toThrow('its data has format 99');
  expect(await stored()).toEqual(before);
  await leaveTestDatabase();
  remove();
});

it('has complete data of the last release', () => {
  const last = readKept(releases.at(-1) ?? '');
  expect(completeOnes).toContain(releases.at(-1));
  expect(last.operations.ops.map(({ kind }) => kind)).toEqual(['entry', 'day', 'settings']);
  expect(last.collections['migrations']).toContainEqual(expect.objectContaining({ _id: 'format-1' }));
});
