import { randomUUID } from 'node:crypto';
import { drawingPath } from '@app/contract/drawings';
import { Binary } from 'mongodb';
import { canaries, createdAt, drawing, fillAccount, undeletedDocuments } from '../../../../test/a-full-account.ts';
import { TEST_PASSWORD } from '../../../../test/factories.ts';
import { LivePage } from '../../../../test/live-page.ts';
import { lastMailTo, runDueJobs } from '../../../../test/outbox.ts';
import { sha256 } from '../../../../test/pictures.ts';
import { startTestServer, type TestServer, type TestUser } from '../../../../test/test-server.ts';
import { database } from '../../../platform/mongo.ts';
import { advance } from '../../programme/progress/progress.repository.ts';
import { deleteAccount } from './delete-account.ts';
import { ALL_KINDS } from '../../writing/sync/kinds/all-kinds.ts';
import { pushChanges } from '../../writing/sync/push-changes.ts';

let server: TestServer;
let ana: TestUser;
beforeAll(async () => (server = await startTestServer()));
afterAll(() => server.stop());
beforeEach(async () => (ana = await server.aUser({ hasPremiumAccess: true })));

describe('D19: erasing', () => {
  it('requires the password again; other devices see a new epoch, and are notified', async () => {
    await fillAccount(ana);
    server.clock.advance(11 * 60_000);
    expect(await ana.client.post('/api/account/erase')).toMatchObject({
      status: 403,
      body: { confirmationRequired: true },
    });
    await ana.client.post('/api/auth/confirm', { password: TEST_PASSWORD });
    const { epoch, cursor } = (await ana.client.get('/api/sync/pull?cursor=0')).body;
    const page = await LivePage.open(ana.client);
    expect((await ana.client.post('/api/account/erase')).status).toBe(204);
    expect((await page.received(1))[0]).toMatchObject({ event: 'progress_updated' });
    page.close();
    const after = (await ana.client.get('/api/sync/pull?cursor=0')).body;
    expect(after).toMatchObject({ docs: [], erased: true });
    expect(after.epoch).not.toBe(epoch);
    expect(after.cursor).toBeGreaterThan(cursor);
    expect((await ana.client.get('/api/journal')).body).toEqual([]);
    expect((await ana.client.get('/api/progress')).body).toMatchObject({ completedActivities: 0, currentStage: 1 });
    expect((await ana.client.get(drawingPath(sha256(drawing)))).status).toBe(404);
    expect((await ana.client.get('/api/auth/user')).body.user.username).toBe(ana.user.username);
  });

  it('F28: operations of an old copy of a device for the former epoch change nothing', async () => {
    const { epoch } = (await ana.client.get('/api/sync/pull?cursor=0')).body;
    await ana.client.post('/api/account/erase');
    const op = { opId: randomUUID(), opNo: 1, kind: 'day', key: '2026-11-19', action: 'set', createdAt };
    const ops = [{ ...op, fields: { note: { value: 'vieja', baseRev: 0 } } }];
    const { body } = await ana.client.post('/api/sync/push', { clientId: randomUUID(), epoch, ops });
    expect(body).toMatchObject({ results: [], erased: true });
    expect(await undeletedDocuments(ana.client)).toEqual([]);
  });

  it('F28: nor does a drawing stay that such a device uploads before it learns of the erasure', async () => {
    const { epoch } = (await ana.client.get('/api/sync/pull?cursor=0')).body;
    await ana.client.post('/api/account/erase');
    const hash = sha256(drawing);
    const headers = { 'Content-Type': 'image/png' };
    expect((await ana.client.put(drawingPath(hash), drawing, { headers })).status).toBe(201);
    const op = { opId: randomUUID(), opNo: 1, kind: 'entry', key: 'activity-1', action: 'set', createdAt };
    const ops = [{ ...op, fields: { 'canvasData.a': { value: hash, baseRev: 0 } } }];
    await ana.client.post('/api/sync/push', { clientId: randomUUID(), epoch, ops });
    await runDueJobs(server);
    expect((await ana.client.get(drawingPath(hash))).status).toBe(404);
  });
});

/** The whole database as text: bytes as stored, and decoded as UTF-8. But for the ids of what was erased, which a restore needs. */
async function wholeDatabase(): Promise<string> {
  const texts: string[] = [];
  const collections = await database().listCollections().toArray();
  for (const { name } of collections.filter((each) => each.name !== 'erasures'))
    for await (const document of database().collection(name).find())
      texts.push(
        `${name} ${JSON.stringify(document, (_, value: unknown) =>
          value instanceof Binary
            ? `${value.toString('base64')} ${Buffer.from(value.value()).toString('latin1')}`
            : value,
        )}`,
      );
  return texts.join('\n');
}

describe('deleting the account', () => {
  it('G-02: leaves none of forty words, and nothing that names the user', async () => {
    await fillAccount(ana);
    await server.api.deps.mail.send({
      kind: 'reset',
      to: ana.user.email,
      username: ana.user.username,
      link: 'http://x',
    });
    const elsewhere = await server.clientOf(ana.user);
    expect(await ana.client.delete('/api/account', { password: 'otra cosa' })).toMatchObject({ status: 403 });
    expect((await ana.client.delete('/api/account', { password: TEST_PASSWORD })).status).toBe(204);

    expect((await ana.client.get('/api/auth/user')).status).toBe(401);
    expect((await elsewhere.get('/api/sync/pull')).status).toBe(401);
    await server.api.deps.jobs.runDue();
    const left = await wholeDatabase();
    expect(canaries.filter((word) => left.includes(word))).toEqual([]);
    // nor do sent mails, which are kept encrypted for a week
    expect(JSON.stringify(await server.api.deps.mail.history(1_000))).not.toContain(ana.user.email);
    for (const name of [ana.id, ana.user.username, ana.user.email])
      expect(
        left
          .split('\n')
          .filter((line) => line.includes(name))
          .map((line) => line.slice(0, 80)),
      ).toEqual([]);
  });

  it('G-02: nor what was mailed to a former address, or to a requested one, and no mail of others', async () => {
    const eva = await server.aUser();
    const [former, next, { mail }] = [ana.user.email, `despues-${ana.user.email}`, server.api.deps];
    const sentTo = async () => (await mail.history(1_000)).map(({ trace }) => trace?.to);
    for (const to of [former, eva.user.email]) await mail.send({ kind: 'reset', to, username: 'x', link: 'http://x' });
    await ana.client.patch('/api/profile', { email: `ahora-${ana.user.email}` });
    const { token } = await lastMailTo(server, `ahora-${ana.user.email}`);
    expect((await ana.client.post('/api/auth/confirm-email-change', { token })).status).toBe(200);
    await ana.client.patch('/api/profile', { email: next });
    await ana.client.put('/api/account/warning-address', { address: eva.user.email });
    await lastMailTo(server, next);
    expect(await sentTo()).toEqual(expect.arrayContaining([former, next, eva.user.email]));
    await ana.client.delete('/api/account', { password: TEST_PASSWORD });
    await server.api.deps.jobs.runDue();
    const left = await sentTo();
    expect(left).not.toContain(former);
    expect(left).not.toContain(next);
    expect(left.filter((to) => to === eva.user.email)).toHaveLength(1);
  });

  it('G-02: nor what a call wrote that was authorised before, and written after', async () => {
    const { deps } = server.api;
    await fillAccount(ana);
    const late = {
      userId: ana.id,
      clientId: randomUUID(),
      vault: await deps.vaults.of(ana.id),
      kinds: ALL_KINDS,
      device: 'su móvil',
      epoch: undefined,
      clock: deps.clock,
      jobs: deps.jobs,
    };
    await ana.client.delete('/api/account', { password: TEST_PASSWORD });
    const note = { opId: randomUUID(), opNo: 1, kind: 'day', key: '2026-11-19', action: 'set', createdAt };
    await pushChanges(late, [{ ...note, fields: { note: { value: 'lo último', baseRev: 0 } } }]);
    await advance(ana.id, { activityId: 1, status: 'completed' }, deps.clock());
    expect(await wholeDatabase()).toContain(ana.id);
    server.clock.advance(11 * 60_000);
    await deps.jobs.runDue();
    expect(await wholeDatabase()).not.toContain(ana.id);
  });

  it('G-02: control: the search finds them before: the texts are encrypted, the user’s key opens them', async () => {
    await fillAccount(ana);
    const left = await wholeDatabase();
    expect(left).toContain(ana.id);
    expect(canaries.filter((word) => left.includes(word))).toEqual([]);
    const readable = (await undeletedDocuments(ana.client)).map(({ fields }) => JSON.stringify(fields)).join();
    expect(canaries.slice(0, 36).filter((word) => !readable.includes(word))).toEqual([]);
  });

  it('G-02: is refused to the last administrator, also to two at once, without losing any data', async () => {
    const [one, two] = [await server.aUser({ role: 'admin' }), await server.aUser({ role: 'admin' })];
    for (const { client } of [one, two])
      await client.put(drawingPath(sha256(drawing)), drawing, { headers: { 'Content-Type': 'image/png' } });
    const answers = await Promise.all(
      [one, two].map(({ client }) => client.delete('/api/account', { password: TEST_PASSWORD })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409]);
    expect(await database().collection('users').countDocuments({ role: 'admin' })).toBe(1);
    const last = answers[0]?.status === 409 ? one : two;
    expect((await last.client.get(drawingPath(sha256(drawing)))).status).toBe(200);
  });

  it('Z-05: is refused to a last administrator whose session does not know of the role yet', async () => {
    await database()
      .collection('users')
      .updateMany({ role: 'admin' }, { $set: { role: 'user' } });
    const { id, user } = await server.aUser({ role: 'admin' });
    const asCached = { id, email: user.email, isAdministrator: false };
    await expect(deleteAccount(server.api.deps, asCached)).rejects.toMatchObject({ status: 409 });
    expect(await database().collection('users').countDocuments({ role: 'admin' })).toBe(1);
  });
});
