import { aContentFolder, plantedIn } from '../../../test/a-library.ts';
import { startTestServer, type TestServer, type TestUser } from '../../../test/test-server.ts';
import { seedProgress } from '../programme/progress/seed-progress.ts';

let server: TestServer;
let content: Awaited<ReturnType<typeof aContentFolder>>;
beforeAll(async () => {
  content = await aContentFolder();
  server = await startTestServer({ env: { CONTENT_DIR: content.dir } });
});
afterAll(async () => {
  await server.stop();
  await content.remove();
});

const upTo = (most: number) => Array.from({ length: most }, (_, i) => i + 1);

async function aReader({ premium = false, completed = 0 } = {}): Promise<TestUser> {
  const user = await server.aUser({ hasPremiumAccess: premium });
  await seedProgress(user.id, upTo(completed));
  return user;
}

const lockedIds = async ({ client }: TestUser, kind: string): Promise<number[]> =>
  (await client.get(`/api/library/${kind}`)).body
    .filter(({ isLocked }: { isLocked: boolean }) => isLocked)
    .map(({ id }: { id: number }) => id);

const LISTS = ['books', 'films', 'playlists', 'challenges'];
const DETAILS = [
  { kind: 'challenge', id: 1 },
  { kind: 'book', id: 2 },
  ...['book', 'film'].map((kind) => ({ kind, id: 101 })),
];
const FREE = ['book', 'film'].map((kind) => ({ kind, id: 1 }));

describe('the lists', () => {
  it('have a card for every item, the general ones first', async () => {
    const { client } = await aReader({ premium: true });
    const books = (await client.get('/api/library/books')).body;
    expect(books.map(({ id }: { id: number }) => id)).toEqual([1, 2, 101, 102]);
    expect(books[0]).toEqual({
      id: 1,
      title: 'Título book 1',
      author: 'Autora 1',
      year: 1990,
      description: 'De qué trata book 1.',
      tags: ['Calma', 'Límites'],
      coverColor: '#5f6f7d',
      minutes: 1,
      blocks: [1],
      isLocked: false,
      isEtapaBook: false,
    });
    expect(books[2]).toMatchObject({ isEtapaBook: true, etapaId: 1, blockId: 1, isLocked: true });
    expect((await client.get('/api/library/films')).body[1]).toMatchObject({
      isBlockMovie: true,
      blockId: 1,
      etapaId: 4,
    });
    expect((await client.get('/api/library/challenges')).body).toMatchObject([{ duration: '3 días', daysCount: 3 }]);
  });

  it.each([
    [
      'free, whatever the progress: the first work of each is open',
      { completed: 36 },
      [2, 101, 102],
      [101],
      [101],
      [1],
    ],
    ['premium, new', { premium: true }, [101, 102], [101], [101], []],
    ['premium, after the first stage', { premium: true, completed: 9 }, [102], [101], [101], []],
    ['premium, one short of a stage', { premium: true, completed: 17 }, [102], [101], [101], []],
    ['premium, after the first block', { premium: true, completed: 36 }, [], [], [], []],
  ])('are locked by the user’s progress (%s)', async (_, facts, books, films, playlists, challenges) => {
    const reader = await aReader(facts);
    expect(await Promise.all(LISTS.map((kind) => lockedIds(reader, kind)))).toEqual([
      books,
      films,
      playlists,
      challenges,
    ]);
  });

  it('reveal where a playlist is only to an entitled user', async () => {
    const [free, premium] = [await aReader(), await aReader({ premium: true })];
    const list = async ({ client }: TestUser) => (await client.get('/api/library/playlists')).body;
    expect((await list(free))[0]).toHaveProperty('spotifyId');
    expect((await list(free))[1]).not.toHaveProperty('spotifyId');
    expect((await list(premium))[0]).toMatchObject({
      spotifyId: '37i9dQZF1DX4sWSpwq3LiO',
      publicName: 'Peaceful Piano',
    });
    expect((await list(premium))[1]).not.toHaveProperty('spotifyId');
  });
});

describe('an item', () => {
  it.each([...FREE, ...DETAILS])('$kind $id is complete for an entitled user', async ({ kind, id }) => {
    const { client } = await aReader({ premium: true, completed: 36 });
    const { status, body } = await client.get(`/api/library/${kind}s/${id}`);
    expect(status).toBe(200);
    expect(JSON.stringify(body)).toContain(plantedIn(kind, id));
  });

  it.each(FREE)('$kind $id is complete for everybody (D7)', async ({ kind, id }) => {
    const { client } = await aReader();
    const { status, body } = await client.get(`/api/library/${kind}s/${id}`);
    expect(status).toBe(200);
    expect(JSON.stringify(body)).toContain(plantedIn(kind, id));
  });

  it.each(DETAILS)('$kind $id is a preview for a user without premium (D7)', async ({ kind, id }) => {
    const { client } = await aReader({ completed: 36 });
    const { status, body } = await client.get(`/api/library/${kind}s/${id}`);
    expect(status).toBe(403);
    expect(body).toEqual({
      requiresPremium: true,
      message: 'Este es su comienzo. El texto completo forma parte de Premium.',
      preview: expect.stringMatching(/^Aquí empieza un texto .*…$/),
    });
    expect(body.preview.length).toBeLessThanOrEqual(300);
  });

  it('names what unlocks it to a premium user', async () => {
    const { client } = await aReader({ premium: true });
    expect((await client.get('/api/library/books/101')).body).toEqual({
      lockedBy: 'stage:1',
      message: 'Este es su comienzo. El resto se abre cuando completes la etapa «La primera pausa».',
      preview: expect.stringMatching(/…$/),
    });
    expect((await client.get('/api/library/films/101')).body).toMatchObject({
      lockedBy: 'block:1',
      message: 'Este es su comienzo. El resto se abre cuando completes el bloque «Silencio».',
    });
  });

  it('is unlocked by the completion that it depends on', async () => {
    const reader = await aReader({ premium: true, completed: 8 });
    expect((await reader.client.get('/api/library/books/101')).status).toBe(403);
    await reader.client.patch('/api/activities/9/status', { status: 'completed' });
    expect((await reader.client.get('/api/library/books/101')).status).toBe(200);
  });

  it.each(['books', 'films', 'challenges'])('of %s that does not exist is a 404', async (kind) => {
    const { client } = await aReader({ premium: true });
    expect((await client.get(`/api/library/${kind}/999`)).status).toBe(404);
  });
});

it('a user without premium is never sent a full text that is not free, by any call', async () => {
  const { client } = await aReader({ completed: 36 });
  const paths = [...LISTS, ...DETAILS.map(({ kind, id }) => `${kind}s/${id}`), 'shelf'];
  const answers = await Promise.all(paths.map((one) => client.get(`/api/library/${one}`)));
  expect(JSON.stringify(answers.map(({ body }) => body))).not.toContain('plantada');
});

describe('saved items', () => {
  it('keep order, last first, and the reading position', async () => {
    const { client } = await aReader();
    expect((await client.get('/api/library/shelf')).body).toEqual({ saved: [], positions: {} });
    for (const item of ['book-1', 'film-101']) {
      expect((await client.patch(`/api/library/shelf/${item}`, { saved: true })).status).toBe(204);
      server.clock.advance(1000);
    }
    await client.patch('/api/library/shelf/book-1', { position: 7 });
    expect((await client.get('/api/library/shelf')).body).toEqual({
      saved: ['film-101', 'book-1'],
      positions: { 'book-1': 7 },
    });
    await client.patch('/api/library/shelf/film-101', { saved: false });
    await client.patch('/api/library/shelf/book-1', { position: 0 });
    expect((await client.get('/api/library/shelf')).body).toEqual({ saved: ['book-1'], positions: {} });
  });

  it('accept two first changes at once', async () => {
    const { client } = await aReader();
    const items = ['book-1', 'book-2', 'film-1', 'challenge-1', 'playlist-1'];
    const answers = await Promise.all(items.map((item) => client.patch(`/api/library/shelf/${item}`, { saved: true })));
    expect(answers.map(({ status }) => status)).toEqual(items.map(() => 204));
    expect((await client.get('/api/library/shelf')).body.saved.toSorted()).toEqual(items.toSorted());
  });

  it("are each user's own", async () => {
    const [ana, eva] = [await aReader(), await aReader()];
    await ana.client.patch('/api/library/shelf/book-1', { saved: true });
    expect((await eva.client.get('/api/library/shelf')).body.saved).toEqual([]);
  });

  it.each([
    ['book-999', { saved: true }, 404],
    ['cat-1', { saved: true }, 400],
    ['book-1', { position: 501 }, 400],
    ['book-1', { saved: 'yes' }, 400],
  ])('refuse %s %j with %i', async (item, body, status) => {
    const { client } = await aReader();
    expect((await client.patch(`/api/library/shelf/${item}`, body)).status).toBe(status);
  });
});
