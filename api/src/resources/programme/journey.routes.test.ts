import { aUserAfter, complete, upTo } from '../../../test/a-journey.ts';
import { startTestServer, type TestServer } from '../../../test/test-server.ts';
import { progressSummaries } from './progress/progress-summary.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

describe('reading the journey', () => {
  it('a new user has no progress anywhere', async () => {
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

  it('a user in the third block gets the same progress from every call', async () => {
    const { client, id } = await aUserAfter(server, 72 + 13);
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
      overallProgress: 19,
      currentStage: 10,
    });
  });

  it('D9: after stage 48 the current week is stage 48 at 100 percent', async () => {
    const { client } = await aUserAfter(server, 432);
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

  it('requires a session before anything else is checked', async () => {
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

  it('Z-01: one user never sees or changes the progress of another', async () => {
    const ana = await aUserAfter(server, 0);
    const eva = await aUserAfter(server, 20);
    await complete(ana, 1);
    expect((await ana.client.get('/api/progress')).body.completedActivities).toBe(1);
    expect((await eva.client.get('/api/progress')).body.completedActivities).toBe(20);
  });
});
