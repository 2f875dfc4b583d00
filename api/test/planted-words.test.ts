import { randomUUID } from 'node:crypto';
import { endpoints } from '@app/contract/endpoints';
import { database } from '../src/platform/mongo.ts';
import { countDropoff } from '../src/resources/admin/stats/stage-dropoff.ts';
import { samplePath } from './contract/sample.ts';
import { mailsTo } from './outbox.ts';
import type { TestAnswer } from './test-client.ts';
import { startTestServer, type TestServer, type TestUser } from './test-server.ts';

/** Unique words. */
const WORDS = ['zarzamora', 'luciérnaga', 'madreselva', 'alcaraván', 'bruma-lila'];
const createdAt = '2026-11-21T08:00:00.000Z';

let server: TestServer;
let directora: TestUser;
let ana: TestUser;
beforeAll(async () => {
  server = await startTestServer({ env: { RATE_LIMITS: 'off' } });
  directora = await server.aUser({ role: 'admin', username: 'directora' });
  ana = await server.aUser({ username: 'ana-planta', firstName: 'Nombredepila', lastName: 'Apellidodella' });
  await plant();
});
afterAll(() => server.stop());

/** Fills everything that belongs to the user, and triggers every notification of an administrator. */
async function plant(): Promise<void> {
  const set = (opNo: number, kind: string, key: string, values: Record<string, unknown>) => ({
    opId: randomUUID(),
    opNo,
    kind,
    key,
    action: 'set',
    createdAt,
    fields: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value, baseRev: 0 }])),
  });
  const [journal, title, day, week] = WORDS;
  const { body } = await ana.client.post('/api/sync/push', {
    clientId: randomUUID(),
    ops: [
      set(1, 'entry', randomUUID(), { title, 'responses.personal': journal, entryId: 1_700_000_000_000 }),
      set(2, 'day', '2026-11-21', { note: day, journalEntry: day }),
      set(3, 'week', '2026-11-week-3', { intention: week }),
      set(4, 'assessment', 'activity-9', { 'scores.calma': 3 }),
    ],
  });
  expect(body.results.map(({ status }: { status: string }) => status)).toEqual(Array(4).fill('applied'));
  await ana.client.patch('/api/activities/1/status', { status: 'completed' });
  await ana.client.post('/api/track-premium-click');
  await ana.client.post('/api/contact', { name: 'Ana', email: ana.user.email, subject: WORDS[4], message: WORDS[4] });
  await mailsTo(server, ana.user.email);
  await server.client().post('/api/leads', { source: 'cta_main_button' });
  await directora.client.patch(`/api/admin/users/${ana.id}/premium`, { hasPremiumAccess: true });
  await countDropoff(server.clock.now());
}

const readings = endpoints.filter(({ access, method }) => access === 'admin' && method === 'GET');

/** Everything that an administrator can read: complete lists, and searches for the words themselves. */
async function everyAnswer(): Promise<TestAnswer[]> {
  const answers: TestAnswer[] = [];
  for (const endpoint of readings) {
    let path: string | undefined = samplePath(endpoint);
    while (path) {
      const answer: TestAnswer = await directora.client.get(path);
      answers.push(answer);
      path = /<(.+)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1];
    }
  }
  for (const word of WORDS) answers.push(await directora.client.get(`/api/admin/users?q=${encodeURIComponent(word)}`));
  return answers;
}

function keysOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(keysOf);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [key, ...keysOf(inner)]);
}

/** Names under which a user's text, secrets or keys are stored in the database. */
const PRIVATE_NAMES =
  /password|hash|dataKey|token|fields|responses|entries|journal|calendar|scores|title$|message|devices|consent|firstName|lastName|searchWords|fold|payload/i;

describe('a user’s text is private (Z-03)', () => {
  it('Z-03: control: the user reads it back', async () => {
    const { body } = await ana.client.get('/api/sync/pull?cursor=0');
    for (const word of WORDS.slice(0, 4)) expect(JSON.stringify(body)).toContain(word);
    expect(JSON.stringify(await database().collection('syncDocuments').find().toArray())).not.toContain(WORDS[0]);
  });

  it('Z-03: is in no answer to an administrator, nor are the user’s names and secrets', async () => {
    const answers = await everyAnswer();
    expect(answers.some(({ body }) => JSON.stringify(body).includes('ana-planta'))).toBe(true);
    for (const { body, headers } of answers) {
      const text = JSON.stringify([body, [...headers]]);
      for (const word of [...WORDS, 'Nombredepila', 'Apellidodella', ana.user.passwordHash, '$2b$', '$2a$'])
        expect(text).not.toContain(word);
    }
  });

  it('Z-03: has no field in an answer about users', async () => {
    for (const path of ['users', 'stats', 'online-users', 'premium-clicks', 'audit', 'mails', 'leads']) {
      const { body } = await directora.client.get(`/api/admin/${path}`);
      expect(keysOf(body).filter((key) => PRIVATE_NAMES.test(key))).toEqual([]);
    }
  });

  it('Z-03: is not readable through other calls by an administrator', async () => {
    const userReads = endpoints.filter(({ access, method }) => access === 'user' && method === 'GET');
    for (const endpoint of userReads) {
      const { body } = await directora.client.get(samplePath(endpoint));
      for (const word of WORDS) expect(JSON.stringify(body ?? '')).not.toContain(word);
    }
  });
});
