import type { ContentSummary } from '@app/contract/admin-content';
import { LivePage } from '../../../../test/live-page.ts';
import { startTestServer, type TestServer, type TestUser } from '../../../../test/test-server.ts';
import { until } from '../../../../test/until.ts';
import { AuditModel } from '../../account/audit/audit.model.ts';
import { publishContent } from '../../programme/content/content.repository.ts';
import { ContentRevisionModel } from './content-revision.model.ts';
import { ContentModel } from '../../programme/content/content.model.ts';

let server: TestServer;
let other: TestServer;
let directora: TestUser;
let lola: TestUser;
beforeAll(async () => {
  server = await startTestServer();
  other = await startTestServer({ beside: server });
  directora = await server.aUser({ role: 'admin', username: 'directora' });
  lola = await server.aUser({ hasPremiumAccess: true });
});
// The state after a fresh release: no edits, no revisions.
beforeEach(async () => {
  await Promise.all([ContentModel.deleteMany({}), ContentRevisionModel.deleteMany({})]);
  await AuditModel.collection.deleteMany({}); // bypasses the model, which refuses deletions
  for (const { api } of [server, other]) await api.deps.programme.start(api.deps.env.CONTENT_DIR);
});
afterAll(async () => {
  await other.stop();
  await server.stop();
});

const path = (kind: string, number: number) => `/api/admin/content/${kind}/${number}`;
const get = async (kind: string, number: number) => (await directora.client.get(path(kind, number))).body;
const publish = (kind: string, number: number, value: unknown, rev: number) =>
  directora.client.put(path(kind, number), { value, rev });
const undo = (kind: string, number: number, rev: number) =>
  directora.client.post(`${path(kind, number)}/undo`, { rev });

describe('an edit', () => {
  it('is published to every process and every open page, and reverted', async () => {
    const page = await LivePage.open(await other.clientOf(lola.user));
    const elsewhere = await other.clientOf(lola.user);
    const title = async (): Promise<string> => (await elsewhere.get('/api/blocks')).body[0].title;
    const seed = await get('block', 1);
    expect(seed).toMatchObject({ kind: 'block', number: 1, rev: 0, isEdited: false, isSeedNewer: false, history: [] });

    expect((await publish('block', 1, { ...seed.value, title: 'Silencio nuevo' }, 0)).body).toEqual({ rev: 1 });
    await until(async () => (await title()) === 'Silencio nuevo');
    expect(await page.received(1)).toEqual([{ event: 'content_updated', data: {} }]);
    expect((await publish('block', 1, { ...seed.value, title: 'Silencio otra vez' }, 1)).body).toEqual({ rev: 2 });
    await until(async () => (await title()) === 'Silencio otra vez');

    // Undo goes back step by step, ending at the files.
    expect((await undo('block', 1, 2)).body).toEqual({ rev: 3 });
    await until(async () => (await title()) === 'Silencio nuevo');
    expect((await undo('block', 1, 3)).body).toEqual({ rev: 4 });
    await until(async () => (await title()) === seed.title);
    expect((await undo('block', 1, 4)).status).toBe(409);
    const now = await get('block', 1);
    expect(now).toMatchObject({ isEdited: false, rev: 4, value: seed.value });
    expect(now.history.map(({ rev, by, isUndo }: Record<string, unknown>) => [rev, by, isUndo])).toEqual([
      [4, 'directora', true],
      [3, 'directora', true],
      [2, 'directora', false],
      [1, 'directora', false],
    ]);
    expect(
      (await AuditModel.find({ target: 'content:block:1' }).sort({ at: 1, _id: 1 }).lean()).map(({ action }) => action),
    ).toEqual(['publish_content', 'publish_content', 'undo_content', 'undo_content']);
    page.close();
  });

  it('reaches stages, activities and the libraries', async () => {
    const edit = async (kind: string, number: number, change: (value: Record<string, unknown>) => object) => {
      const { value } = await get(kind, number);
      const answer = await publish(kind, number, { ...value, ...change(value) }, 0);
      expect([kind, answer.status, answer.body]).toEqual([kind, 200, { rev: 1 }]);
    };
    await edit('stage', 2, () => ({ objective: 'Volver a escuchar' }));
    await edit('activity', 1, ({ lenses }) => ({
      lenses: (lenses as { title: string }[]).map((lens, i) =>
        i === 0 ? { ...lens, title: 'Tres minutos para ti' } : lens,
      ),
    }));
    await edit('book', 1, () => ({ title: 'Un título corregido' }));
    const { client } = lola;
    await until(async () => (await client.get('/api/weeks/2')).body.objective === 'Volver a escuchar');
    await until(async () => (await client.get('/api/activity/1')).body.title === 'Tres minutos para ti');
    await until(async () => (await client.get('/api/library/books/1')).body.title === 'Un título corregido');
  });

  it('outlives a release, whose change of the same text is reported', async () => {
    const seed = await get('seal', 1);
    await publish('seal', 1, { ...seed.value, title: 'Fluir con calma' }, 0);
    // A release with different files: the item is written again.
    await ContentModel.updateOne({ _id: 'seal:1' }, { hash: 'old' });
    await publishContent(server.api.deps.env.CONTENT_DIR);
    expect(await get('seal', 1)).toMatchObject({ title: 'Fluir con calma', isEdited: true, isSeedNewer: false });
    await ContentModel.updateOne({ _id: 'seal:1' }, { hash: 'newer' });
    expect(await get('seal', 1)).toMatchObject({ isEdited: true, isSeedNewer: true });
  });

  it('that does not fit its kind any more gives way to the files', async () => {
    const seed = await get('block', 2);
    await publish('block', 2, { ...seed.value, title: 'Soltar ya' }, 0);
    await ContentModel.updateOne({ _id: 'block:2' }, { 'edit.item.value.icon': 'cactus' });
    await until(async () => (await lola.client.get('/api/blocks')).body[1].title === seed.title);
    expect((await lola.client.get('/api/blocks')).body[1].icon).toBe(seed.value.icon);
  });
});

describe('refuses', () => {
  it('an edit of a text that was changed meanwhile', async () => {
    const { value } = await get('block', 1);
    const answers = await Promise.all(
      ['uno', 'dos', 'tres'].map((title) => publish('block', 1, { ...value, title }, 0)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect((await undo('block', 1, 0)).status).toBe(409);
  });

  it('faults, each by its place', async () => {
    const { value } = await get('activity', 1);
    const lenses = value.lenses.map((lens: object, i: number) =>
      i === 2 ? { ...lens, title: '', text: ['corto'] } : lens,
    );
    for (const answer of [
      await publish('activity', 1, { ...value, lenses }, 0),
      await directora.client.post(`${path('activity', 1)}/preview`, { value: { ...value, lenses } }),
    ]) {
      expect(answer.status).toBe(400);
      expect(Object.keys(answer.body.fields).toSorted()).toEqual(['lenses.2.text', 'lenses.2.title']);
    }
    expect((await get('activity', 1)).rev).toBe(0);
  });

  it.each(['javascript:alert(1)', 'data:text/html,<script>alert(1)</script>', '//evil.example', '../../evil'])(
    'X-10: %s as a part of an address',
    async (spotifyId) => {
      const { value } = await get('playlist', 1);
      expect((await publish('playlist', 1, { ...value, spotifyId, publicName: 'Una lista' }, 0)).status).toBe(400);
    },
  );

  it('changes of ids, kinds and keys that others refer to', async () => {
    const block = await get('block', 1);
    expect((await publish('block', 1, { ...block.value, id: 2 }, 0)).body.fields).toEqual({
      id: 'Esto no se puede cambiar desde aquí.',
    });
    const assessment = await get('activity', 9);
    const dimensions = assessment.value.dimensions.map((dimension: object) => ({ ...dimension, key: 'otra' }));
    expect((await publish('activity', 9, { ...assessment.value, dimensions }, 0)).status).toBe(400);
    const fields = { ...block.value, unknownField: 1 };
    expect((await publish('block', 1, fields, 0)).status).toBe(400);
  });

  it('unknown items', async () => {
    for (const [kind, number, status] of [
      ['block', 13, 404],
      ['block', 0, 400],
      ['week-texts', 1, 400],
      ['__proto__', 1, 400],
    ] as const)
      expect((await directora.client.get(path(kind, number))).status).toBe(status);
  });
});

it('previews the result, and changes nothing', async () => {
  const { value } = await get('stage', 1);
  const answer = await directora.client.post(`${path('stage', 1)}/preview`, {
    value: { ...value, title: '  Con aire  ' },
  });
  expect(answer.body.value.title).toBe('Con aire');
  expect(await get('stage', 1)).toMatchObject({ rev: 0, isEdited: false });
});

it('previews an activity as its four stages would have it', async () => {
  const { value } = await get('activity', 2);
  const lenses = value.lenses.map((lens: object, i: number) => (i === 1 ? { ...lens, title: 'Con otro oído' } : lens));
  const { body } = await directora.client.post(`${path('activity', 2)}/preview`, { value: { ...value, lenses } });
  expect(body.activities).toMatchObject([
    { id: 2, weekId: 1, type: 'audio', status: 'pending', isLocked: false },
    { id: 11, weekId: 2, type: 'playlist', title: 'Con otro oído' },
    { id: 20, weekId: 3 },
    { id: 29, weekId: 4, body: { kind: 'audio' } },
  ]);
  expect(await get('activity', 2)).toMatchObject({ rev: 0, isEdited: false });
});

it('lists every editable text', async () => {
  const items: ContentSummary[] = (await directora.client.get('/api/admin/content')).body;
  const count = (kind: string) => items.filter((item) => item.kind === kind).length;
  expect(['block', 'stage', 'seal', 'activity'].map(count)).toEqual([12, 48, 48, 108]);
  expect(count('book')).toBeGreaterThan(0);
  expect(items.every(({ title }) => title.length > 0)).toBe(true);
});

describe('a draft', () => {
  const save = (value: unknown, rev = 0) => directora.client.put(`${path('block', 1)}/draft`, { value, rev });

  it('is kept for administrators, unfinished as it is, and served to nobody', async () => {
    const seed = await get('block', 1);
    expect(seed.draft).toBeUndefined();
    expect((await save({ ...seed.value, title: '' })).status).toBe(204);
    expect(await get('block', 1)).toMatchObject({
      title: seed.title,
      rev: 0,
      draft: { value: { title: '' }, rev: 0, by: 'directora' },
    });
    const list: ContentSummary[] = (await directora.client.get('/api/admin/content')).body;
    expect(list.filter(({ hasDraft }) => hasDraft).map(({ kind, number }) => [kind, number])).toEqual([['block', 1]]);
    expect((await lola.client.get('/api/blocks')).body[0].title).toBe(seed.title);
    expect((await lola.client.put(`${path('block', 1)}/draft`, { value: {}, rev: 0 })).status).toBe(403);
    expect((await directora.client.put(`${path('block', 99)}/draft`, { value: {}, rev: 0 })).status).toBe(404);
  });

  it('goes when it is discarded, or the item is published', async () => {
    const { value } = await get('block', 1);
    await save({ ...value, title: 'Silencio a medias' });
    expect((await directora.client.delete(`${path('block', 1)}/draft`)).status).toBe(204);
    expect((await get('block', 1)).draft).toBeUndefined();
    await save({ ...value, title: 'Silencio entero' });
    await publish('block', 1, { ...value, title: 'Silencio entero' }, 0);
    expect((await get('block', 1)).draft).toBeUndefined();
  });
});
