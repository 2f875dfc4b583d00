import { aUserAfter } from '../../../../test/a-journey.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

describe('reading the journey', () => {
  it('lists all stages and the nine activities of one, of every kind', async () => {
    const { client } = await aUserAfter(server, 0);
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

  it('I-09, D7: sends no body behind the free limit, and a preview instead', async () => {
    const { client } = await aUserAfter(server, 5, false);
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
    const premium = await aUserAfter(server, 5);
    expect((await premium.client.get('/api/activity/6')).body).toMatchObject({
      id: 6,
      isLocked: false,
      body: { kind: 'film' },
    });
  });

  it('names what an open activity takes up of earlier blocks, and nothing of a closed one', async () => {
    const { client } = await aUserAfter(server, 36);
    const { body: open } = await client.get('/api/activity/37');
    expect(open).toMatchObject({ isLocked: false, recalls: [{ id: 1, title: '3 Minutos de Nada' }] });
    const { body: waiting } = await client.get('/api/activity/43');
    expect(waiting).toMatchObject({ isLocked: true });
    expect(waiting).not.toHaveProperty('recalls');
    expect((await client.get('/api/activity/1')).body).not.toHaveProperty('recalls');
  });

  it('asks two dimensions of the first block again, half way and at the end', async () => {
    const { client } = await aUserAfter(server, 36);
    const yearly = [
      { key: 'calma', label: 'Calma', low: expect.any(String), middle: expect.any(String), high: expect.any(String) },
      expect.objectContaining({ key: 'presencia' }),
    ];
    for (const id of [216, 432]) expect((await client.get(`/api/activity/${id}`)).body.body.yearly).toEqual(yearly);
    for (const id of [9, 207, 144])
      expect((await client.get(`/api/activity/${id}`)).body.body).not.toHaveProperty('yearly');
  });

  it('an administrator has no premium access', async () => {
    const { client } = await server.aUser({ role: 'admin' });
    expect((await client.get('/api/activity/6')).body.body).toBeNull();
  });
});
