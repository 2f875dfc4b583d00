import { LivePage } from '../../test/live-page.ts';
import { startTestServer, type TestServer, type TestUser } from '../../test/test-server.ts';
import { appendEvent } from '../platform/live/events.ts';
import { withTransaction } from '../platform/mongo.ts';
import { seedProgress } from './progress/seed-progress.ts';
import { ProgressModel } from './progress/progress.model.ts';
import { progressSummaries } from './progress/progress-summary.ts';

let server: TestServer;
let other: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  other = await startTestServer({ beside: server });
});
afterAll(async () => {
  await other.stop();
  await server.stop();
});

const upTo = (most: number) => Array.from({ length: most }, (_, i) => i + 1);
const complete = ({ client }: TestUser, id: number | string) =>
  client.patch(`/api/activities/${id}/status`, { status: 'completed' });

async function aUserAfter(completed: number, hasPremiumAccess = true): Promise<TestUser> {
  const user = await server.aUser({ hasPremiumAccess });
  await seedProgress(user.id, upTo(completed));
  return user;
}

describe('reading the journey', () => {
  it('a new woman finds everything at its beginning', async () => {
    const { client } = await server.aUser();
    const blocks = (await client.get('/api/blocks')).body;
    expect(blocks).toHaveLength(12);
    expect(blocks[0]).toMatchObject({
      id: 1,
      title: 'Silencio',
      icon: 'seedling',
      month: 1,
      status: 'in_progress',
      progress: 0,
      completedStages: 0,
    });
    expect(blocks[1].status).toBe('upcoming');
    expect(blocks[2].status).toBe('locked');
    expect((await client.get('/api/current-week')).body).toEqual({
      id: 1,
      blockId: 1,
      weekNumber: 1,
      title: 'La primera pausa',
      progress: 0,
      completedActivities: 0,
      totalActivities: 9,
    });
    expect((await client.get('/api/current-block-progress')).body).toEqual({
      sequentialNumber: 1,
      blockTitle: 'Silencio',
      stageProgress: 0,
      completedStages: 0,
      totalStages: 4,
    });
    expect((await client.get('/api/user-progress/stats')).body).toEqual({
      completedWeeks: 0,
      completedActivities: 0,
      activityProgressPercentage: 0,
    });
    expect((await client.get('/api/progress')).body).toEqual({
      completedActivities: 0,
      totalActivities: 432,
      percent: 0,
      currentStage: 1,
      currentBlock: 1,
    });
    const statuses = (await client.get('/api/activities')).body;
    expect(statuses).toEqual(upTo(432).map((id) => ({ id, status: 'pending' })));
    const seals = (await client.get('/api/seals')).body;
    expect(seals).toHaveLength(48);
    expect(seals[0]).toMatchObject({
      id: 1,
      weekId: 1,
      blockId: 1,
      title: 'Fluir emocional',
      icon: 'water',
      status: 'locked',
      progress: 0,
    });
  });

  it('a woman in her third block finds the same everywhere', async () => {
    const { client, id } = await aUserAfter(72 + 13);
    const blocks = (await client.get('/api/blocks')).body;
    expect(blocks.slice(0, 5).map((block: { status: string }) => block.status)).toEqual([
      'completed',
      'completed',
      'in_progress',
      'upcoming',
      'locked',
    ]);
    expect((await client.get('/api/blocks/3')).body).toMatchObject({
      id: 3,
      status: 'in_progress',
      progress: 36,
      completedStages: 1,
    });
    const weeks = (await client.get('/api/blocks/3/weeks')).body;
    expect(
      weeks.map((week: { id: number; weekNumber: number; progress: number; isCompleted: boolean }) => [
        week.id,
        week.weekNumber,
        week.progress,
        week.isCompleted,
      ]),
    ).toEqual([
      [9, 1, 100, true],
      [10, 2, 44, false],
      [11, 3, 0, false],
      [12, 4, 0, false],
    ]);
    expect((await client.get('/api/weeks/10')).body).toMatchObject({
      id: 10,
      blockId: 3,
      weekNumber: 2,
      etapaNumber: 2,
      completedActivities: 4,
      totalActivities: 9,
      activities: [82, 83, 84, 85, 86, 87, 88, 89, 90],
    });
    expect((await client.get('/api/current-week')).body).toMatchObject({
      id: 10,
      progress: 44,
      completedActivities: 4,
    });
    expect((await client.get('/api/current-block-progress')).body).toMatchObject({
      sequentialNumber: 3,
      stageProgress: 44,
      completedStages: 1,
    });
    expect((await client.get('/api/user-progress/stats')).body).toEqual({
      completedWeeks: 9,
      completedActivities: 85,
      activityProgressPercentage: 19,
    });
    const statuses = (await client.get('/api/seals')).body.map((seal: { status: string }) => seal.status);
    expect(statuses.filter((status: string) => status === 'unlocked')).toHaveLength(9);
    expect(statuses[9]).toBe('in_progress');
    expect((await client.get('/api/activities')).body).toEqual(
      upTo(432).map((activity) => ({ id: activity, status: activity <= 85 ? 'completed' : 'pending' })),
    );
    expect((await progressSummaries([id])).get(id)).toEqual({
      completedActivities: 27,
      completionPercentage: 25,
      livedActivities: 85,
      overallProgress: 19,
      currentStage: 10,
      completedStages: 9,
    });
  });

  it('D9: after stage 48 the current week is stage 48 at 100 percent', async () => {
    const { client } = await aUserAfter(432);
    expect((await client.get('/api/current-week')).body).toMatchObject({
      id: 48,
      blockId: 12,
      progress: 100,
      completedActivities: 9,
    });
    expect((await client.get('/api/current-block-progress')).body).toMatchObject({
      sequentialNumber: 12,
      stageProgress: 100,
      completedStages: 4,
    });
    expect((await client.get('/api/progress')).body).toMatchObject({
      completedActivities: 432,
      percent: 100,
      currentStage: 48,
    });
  });

  it('lists all stages and the nine activities of one, of every kind', async () => {
    const { client } = await aUserAfter(0);
    const weeks = (await client.get('/api/weeks')).body;
    expect(weeks).toHaveLength(48);
    expect(weeks[4]).toEqual({ id: 5, blockId: 2, title: expect.any(String) });
    const first = (await client.get('/api/weeks/1/activities')).body;
    expect(first.map((activity: { type: string }) => activity.type)).toEqual([
      'daily_practice',
      'audio',
      'reflection_phrase',
      'journaling',
      'reading',
      'movie',
      'integration',
      'celebration',
      'self_assessment',
    ]);
    expect(first.map((activity: { body: { kind: string } }) => activity.body.kind)).toEqual([
      'practice',
      'audio',
      'phrase',
      'journaling',
      'book',
      'film',
      'integration',
      'celebration',
      'assessment',
    ]);
    expect(first.map((activity: { isLocked: boolean }) => activity.isLocked)).toEqual([
      false,
      true,
      true,
      true,
      true,
      true,
      true,
      true,
      true,
    ]);
    expect(first[0]).toMatchObject({
      id: 1,
      blockId: 1,
      weekId: 1,
      title: '3 Minutos de Nada',
      status: 'pending',
      body: { seconds: 180 },
    });
    expect(first[3].body.questions.map(({ key }: { key: string }) => key)).toEqual([
      'experience',
      'attention',
      'feelings',
    ]);
    expect(first[6].body.questions.map(({ key }: { key: string }) => key)).toEqual(['reflection']);
    const second = (await client.get('/api/weeks/2/activities')).body;
    expect(second[1]).toMatchObject({ id: 11, type: 'playlist', body: { kind: 'audio' } });
  });

  it('I-09, D7: sends no body behind the free limit, and a preview in its place', async () => {
    const { client } = await aUserAfter(5, false);
    const activities = (await client.get('/api/weeks/1/activities')).body;
    for (const activity of activities.slice(0, 5))
      expect(activity).toMatchObject({ body: { kind: expect.any(String) } });
    for (const activity of activities.slice(5)) {
      expect(activity).toMatchObject({ body: null, isLocked: true, preview: expect.any(String) });
      expect(activity.preview.length).toBeLessThanOrEqual(300);
    }
    const { body: far } = await client.get('/api/activity/200');
    expect(far).toMatchObject({
      id: 200,
      body: null,
      isLocked: true,
      type: expect.any(String),
      title: expect.any(String),
    });
    const premium = await aUserAfter(5);
    expect((await premium.client.get('/api/activity/6')).body).toMatchObject({
      id: 6,
      isLocked: false,
      body: { kind: 'film' },
    });
  });

  it('an administrator is no premium reader', async () => {
    const { client } = await server.aUser({ role: 'admin' });
    expect((await client.get('/api/activity/6')).body.body).toBeNull();
  });

  it.each([
    '/api/blocks/13',
    '/api/blocks/0',
    '/api/blocks/13/weeks',
    '/api/weeks/49',
    '/api/weeks/49/activities',
    '/api/activity/433',
    '/api/activity/-1',
  ])('404 for %s', async (path) => {
    const { client } = await server.aUser();
    expect(await client.get(path)).toMatchObject({ status: 404, body: { message: 'No lo hemos encontrado.' } });
  });

  it.each(['/api/blocks/uno', '/api/weeks/1e3', '/api/activity/1.5', '/api/weeks/%E0%A4%A', '/api/activity/$ne'])(
    '400 for %s',
    async (path) => {
      const { client } = await server.aUser();
      expect(await client.get(path)).toMatchObject({
        status: 400,
        body: { message: expect.any(String), fields: { id: expect.any(String) } },
      });
    },
  );
});

describe('completing an activity', () => {
  it('goes through the wire to her other pages, and opens the next', async () => {
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

  it('D5: 409 in a block that is not open yet, though it can be looked at', async () => {
    const ana = await aUserAfter(35);
    expect(await ana.client.get('/api/weeks/5/activities')).toMatchObject({ status: 200 });
    expect(await complete(ana, 37)).toMatchObject({
      status: 409,
      body: { message: 'Completa "Silencio" para desbloquear' },
    });
    expect(await complete(ana, 36)).toMatchObject({ status: 200 });
    expect(await complete(ana, 37)).toMatchObject({ status: 200 });
  });

  it('D5: the stages of an open block may be lived in any order', async () => {
    const ana = await aUserAfter(0);
    expect(await complete(ana, 28)).toMatchObject({ status: 200 });
    expect(await complete(ana, 10)).toMatchObject({ status: 200 });
  });

  it('D7: the fifth completion of a free woman brings the invitation, the sixth activity a kind no', async () => {
    const ana = await aUserAfter(4, false);
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

  it('D7: no invitation for a premium woman', async () => {
    expect(Object.keys((await complete(await aUserAfter(4), 5)).body)).toEqual(['activity']);
  });

  it('D6: the ninth of a stage unlocks its seal, once', async () => {
    const ana = await aUserAfter(8);
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

  it('I-10: fifty at once on two processes are one completion, one seal, one event', async () => {
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
      // Whatever else had been told would have come before this.
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

  it('a woman may complete several things at once: every count is right', async () => {
    const ana = await aUserAfter(0);
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
    // in the order of the wire: 400, 404, 403, 409
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

  it('asks for a session first, before anything else', async () => {
    const visitor = server.client();
    for (const path of [
      '/api/blocks',
      '/api/weeks/1',
      '/api/weeks/x/activities',
      '/api/activity/1',
      '/api/activities',
      '/api/seals',
      '/api/current-week',
    ]) {
      expect(await visitor.get(path)).toMatchObject({
        status: 401,
        body: { message: 'Inicia sesión para continuar.' },
      });
    }
    expect(await visitor.patch('/api/activities/x/status', { status: 'x' })).toMatchObject({ status: 401 });
  });

  it('Z-01: one woman never sees or changes the progress of another', async () => {
    const ana = await aUserAfter(0);
    const eva = await aUserAfter(20);
    await complete(ana, 1);
    expect((await ana.client.get('/api/progress')).body.completedActivities).toBe(1);
    expect((await eva.client.get('/api/progress')).body.completedActivities).toBe(20);
  });
});
