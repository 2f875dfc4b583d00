import { LivePage } from '../../../../test/live-page.ts';
import { aUserAfter, complete, upTo } from '../../../../test/a-journey.ts';
import { startTwoServers, type TestServer } from '../../../../test/test-server.ts';
import { appendEvent } from '../../../platform/live/events.ts';
import { withTransaction } from '../../../platform/mongo.ts';
import { ProgressModel } from '../progress/progress.model.ts';
import { seedProgress } from '../progress/seed-progress.ts';

let server: TestServer;
let other: TestServer;
beforeAll(async () => ({ server, other } = await startTwoServers()));
afterAll(() => server.stop());

describe('completing an activity', () => {
  it('reaches the user’s other pages as an event, and opens the next', async () => {
    const ana = await server.aUser();
    const page = await LivePage.open(await other.clientOf(ana.user));
    expect(await complete(ana, 1)).toMatchObject({
      status: 200,
      body: { activity: { id: 1, status: 'completed', isLocked: false } },
    });
    const frames = await page.received(1);
    expect(frames).toEqual([
      { event: 'activity_completed', data: { seq: 1, activityId: 1, stageId: 1, blockId: 1, sealUnlocked: false } },
    ]);
    page.close();
    expect((await ana.client.get('/api/activity/2')).body).toMatchObject({ status: 'pending', isLocked: false });
    expect((await ana.client.get('/api/weeks/1')).body).toMatchObject({ completedActivities: 1, progress: 11 });
    const statuses = (await ana.client.get('/api/activities')).body;
    expect(statuses.map(({ id }: { id: number }) => id)).toEqual(upTo(432));
    expect(statuses.slice(0, 2)).toEqual([
      { id: 1, status: 'completed' },
      { id: 2, status: 'pending' },
    ]);
  });

  it('D6: in_progress comes before completed and never after', async () => {
    const ana = await server.aUser();
    const page = await LivePage.open(ana.client);
    const begin = (id: number) => ana.client.patch(`/api/activities/${id}/status`, { status: 'in_progress' });
    expect(await begin(1)).toMatchObject({ status: 200, body: { activity: { status: 'in_progress' } } });
    expect((await ana.client.get('/api/current-week')).body).toMatchObject({ completedActivities: 0 });
    expect(await begin(2)).toMatchObject({ status: 409 });
    await complete(ana, 1);
    expect(await begin(1)).toMatchObject({ status: 200, body: { activity: { status: 'completed' } } });
    const frames = await page.received(2);
    page.close();
    expect(frames.map(({ event, data }) => [event, data.seq])).toEqual([
      ['progress_updated', 1],
      ['activity_completed', 2],
    ]);
  });

  it('I-09, D5: 409 out of order, nothing changes', async () => {
    const ana = await server.aUser();
    expect(await complete(ana, 3)).toEqual(
      expect.objectContaining({
        status: 409,
        body: { message: 'Completa "Lo que suena cuando callas" para desbloquear' },
      }),
    );
    expect(await ProgressModel.countDocuments({ _id: ana.id })).toBe(0);
  });

  it('D5: 409 in a block that is not open yet, though it can be read', async () => {
    const ana = await aUserAfter(server, 35);
    expect(await ana.client.get('/api/weeks/5/activities')).toMatchObject({ status: 200 });
    expect(await complete(ana, 37)).toMatchObject({
      status: 409,
      body: { message: 'Completa "Silencio" para desbloquear' },
    });
    expect(await complete(ana, 36)).toMatchObject({ status: 200 });
    expect(await complete(ana, 37)).toMatchObject({ status: 200 });
  });

  it('D5: the stages of an open block may be done in any order', async () => {
    const ana = await aUserAfter(server, 0);
    expect(await complete(ana, 28)).toMatchObject({ status: 200 });
    expect(await complete(ana, 10)).toMatchObject({ status: 200 });
  });

  it('D7: the fifth completion of a user without premium brings the offer, the sixth activity a friendly refusal', async () => {
    const ana = await aUserAfter(server, 4, false);
    const fifth = await complete(ana, 5);
    expect(fifth.body).toMatchObject({
      triggerPremiumPopup: true,
      message: expect.any(String),
      activity: { status: 'completed' },
    });
    const sixth = await complete(ana, 6);
    expect(sixth).toMatchObject({
      status: 403,
      body: { requiresPremium: true, message: expect.stringContaining('límite gratuito') },
    });
    // completing the fifth again is a no-op
    expect(Object.keys((await complete(ana, 5)).body)).toEqual(['activity']);
    expect((await ana.client.get('/api/progress')).body.completedActivities).toBe(5);
  });

  it('D7: no offer for a premium user', async () => {
    expect(Object.keys((await complete(await aUserAfter(server, 4), 5)).body)).toEqual(['activity']);
  });

  it('D6: the ninth of a stage unlocks its seal, once', async () => {
    const ana = await aUserAfter(server, 8);
    const page = await LivePage.open(ana.client);
    expect((await complete(ana, 9)).body).toMatchObject({
      sealUnlocked: { id: 1, title: 'Fluir emocional', status: 'unlocked', progress: 100 },
    });
    expect((await complete(ana, 9)).body.sealUnlocked).toBeUndefined();
    expect((await ana.client.get('/api/seals')).body[0].status).toBe('unlocked');
    const [event] = await page.received(1);
    page.close();
    expect(event).toMatchObject({ event: 'activity_completed', data: { activityId: 9, sealUnlocked: true } });
  });

  it('I-10, F21: fifty at once on two processes are one completion, one seal, one event', async () => {
    for (const [done, id] of [
      [0, 1],
      [8, 9],
    ] as const) {
      const ana = await server.aUser({ hasPremiumAccess: true });
      if (done > 0) await seedProgress(ana.id, upTo(done));
      const elsewhere = { ...ana, client: await other.clientOf(ana.user) };
      const page = await LivePage.open(ana.client);
      const answers = await Promise.all(upTo(50).map((i) => complete(i % 2 ? ana : elsewhere, id)));
      expect(answers.map(({ status }) => status)).toEqual(upTo(50).map(() => 200));
      expect(answers.every(({ body }) => body.activity.status === 'completed')).toBe(true);
      expect(answers.filter(({ body }) => body.sealUnlocked)).toHaveLength(done === 8 ? 1 : 0);
      // Any other event would have arrived before this one.
      await withTransaction((session) => appendEvent(session, ana.id, 'progress_updated', {}));
      const frames = await page.received(2);
      page.close();
      expect(frames.map(({ event, data }) => [event, data.seq])).toEqual([
        ['activity_completed', 1],
        ['progress_updated', 2],
      ]);
      const record = await ProgressModel.findById(ana.id).lean();
      expect(record).toMatchObject({
        completedCount: done + 1,
        stageCounts: { 1: done + 1 },
        statuses: { [id]: 'completed' },
      });
    }
  });

  it('a user may complete several activities at once: every count is right', async () => {
    const ana = await aUserAfter(server, 0);
    const page = await LivePage.open(ana.client);
    await Promise.all([1, 10, 19, 28].map((id) => complete(ana, id)));
    expect(await ProgressModel.findById(ana.id).lean()).toMatchObject({
      completedCount: 4,
      stageCounts: { 1: 1, 2: 1, 3: 1, 4: 1 },
      baseCounts: { 1: 4 },
    });
    const frames = await page.received(4);
    page.close();
    expect(frames.map(({ data }) => data.seq)).toEqual([1, 2, 3, 4]);
  });

  it.each([
    // in the order of the API contract: 400, 404, 403, 409
    ['uno', { status: 'completed' }, 400],
    ['1.5', { status: 'completed' }, 400],
    ['1', { status: 'pending' }, 400],
    ['1', { status: 'COMPLETED' }, 400],
    ['1', {}, 400],
    ['1', { status: 'completed', userId: 'x' }, 400],
    ['1', { status: { $ne: 'x' } }, 400],
    ['1', [], 400],
    ['500', { status: 'nothing' }, 400],
    ['0', { status: 'completed' }, 404],
    ['433', { status: 'completed' }, 404],
    ['999999999', { status: 'completed' }, 404],
    ['-3', { status: 'completed' }, 404],
    ['9', { status: 'completed' }, 403],
    ['3', { status: 'completed' }, 409],
  ])('refuses %s %j with %i, and changes nothing', async (id, body, status) => {
    const ana = await server.aUser();
    const answer = await ana.client.patch(`/api/activities/${id}/status`, body);
    expect(answer.status).toBe(status);
    expect(answer.body.message).toMatch(/\p{L}/u);
    expect(await ProgressModel.countDocuments({ _id: ana.id })).toBe(0);
  });
});
