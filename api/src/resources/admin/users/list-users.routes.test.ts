import { insertUser } from '../../../../test/factories.ts';
import type { TestServer, TestUser } from '../../../../test/test-server.ts';
import { startWithAdministrator, userListOf } from '../../../../test/user-list.ts';
import { database } from '../../../platform/mongo.ts';
import { seedProgress } from '../../programme/progress/seed-progress.ts';

let server: TestServer;
let directora: TestUser;
beforeAll(async () => ({ server, directora } = await startWithAdministrator()));
afterAll(() => server.stop());

const { list, nextOf, namesOf, walk } = userListOf(() => directora);

const FIELDS = [
  'id',
  'username',
  'email',
  'role',
  'isEmailVerified',
  'isActive',
  'isOnline',
  'hasPremiumAccess',
  'currentStage',
  'completedActivities',
  'totalActivities',
  'completionPercentage',
  'overallProgress',
  'totalUsageHours',
  'city',
  'country',
  'createdAt',
  'lastLoginAt',
  'lastActiveAt',
  'premiumEmailClickedAt',
  'premiumEmailSent',
];

describe('a row', () => {
  it('has the 21 fields of the specification and no others', async () => {
    const createdAt = new Date('2024-02-29T10:00:00.000Z');
    const lastLoginAt = new Date(server.clock.now().getTime() - 60_000);
    const { _id } = await insertUser({
      username: 'una-entera',
      hasPremiumAccess: true,
      createdAt,
      lastLoginAt,
      lastActiveAt: lastLoginAt,
      city: 'Córdoba',
      country: 'España',
      usageSeconds: 5_400,
    });
    // Two distinct activities, one of them completed in two stages.
    await seedProgress(_id.toString(), [1, 2, 10]);
    const [row] = (await list('?q=una-entera')).body;
    expect(Object.keys(row).toSorted()).toEqual(FIELDS.toSorted());
    expect(row).toEqual({
      id: _id.toString(),
      username: 'una-entera',
      email: 'una-entera@example.com',
      role: 'user',
      isEmailVerified: true,
      isActive: true,
      isOnline: true,
      hasPremiumAccess: true,
      currentStage: 1,
      completedActivities: 2,
      totalActivities: 108,
      completionPercentage: 1,
      overallProgress: 0,
      totalUsageHours: 1.5,
      city: 'Córdoba',
      country: 'España',
      createdAt: createdAt.toISOString(),
      lastLoginAt: lastLoginAt.toISOString(),
      lastActiveAt: lastLoginAt.toISOString(),
      premiumEmailClickedAt: null,
      premiumEmailSent: false,
    });
  });

  it('has nulls where nothing is known', async () => {
    await insertUser({ username: 'una-nueva', isEmailVerified: false });
    expect((await list('?q=una-nueva')).body[0]).toMatchObject({
      isEmailVerified: false,
      isOnline: false,
      currentStage: 1,
      completedActivities: 0,
      totalUsageHours: 0,
      city: null,
      country: null,
      lastLoginAt: null,
      lastActiveAt: null,
      premiumEmailClickedAt: null,
    });
  });

  it('is online for up to five minutes, and never when blocked', async () => {
    const ago = (ms: number) => new Date(server.clock.now().getTime() - ms);
    await insertUser({ username: 'linea-dentro', lastActiveAt: ago(4 * 60_000 + 50_000) });
    await insertUser({ username: 'linea-fuera', lastActiveAt: ago(5 * 60_000 + 1_000) });
    await insertUser({ username: 'linea-bloqueada', lastActiveAt: ago(1_000), isActive: false });
    const rows: { username: string; isOnline: boolean }[] = (await list('?q=linea&sort=username')).body;
    expect(rows.map(({ username, isOnline }) => [username, isOnline])).toEqual([
      ['linea-bloqueada', false],
      ['linea-dentro', true],
      ['linea-fuera', false],
    ]);
  });
});

describe('pages', () => {
  // No "i": it looks like an "l", and of two names that look alike the second is refused.
  const LETTERS = 'a b c d e f g h j k l m n o p q r s t u v w x'.split(' ');
  const COUNT = LETTERS.length;
  beforeAll(async () => {
    for (const [i, letter] of LETTERS.entries())
      await insertUser({
        username: `pagina ${letter}`,
        // Equal dates, so that ids decide; some were never active.
        createdAt: new Date(Date.UTC(2022, 0, 1 + (i % 4))),
        lastActiveAt: i % 5 === 0 ? null : new Date(Date.UTC(2022, 5, 1 + (i % 3))),
      });
  });

  it.each(['-createdAt', 'createdAt', '-lastActiveAt', 'lastActiveAt', 'username', '-username'])(
    'by %s contain every account once, in order, searched or not',
    async (sort) => {
      const everybody = await walk(`?sort=${sort}&limit=100`);
      expect(everybody.length).toBe(Number((await list()).headers.get('x-total-count')));
      expect(await walk(`?sort=${sort}&limit=7`)).toEqual(everybody);
      const searched = everybody.filter((name) => name.startsWith('pagina'));
      expect(searched).toHaveLength(COUNT);
      expect(await walk(`?sort=${sort}&limit=7&q=pagina`)).toEqual(searched);
      expect(await walk(`?sort=${sort}&limit=7&q=pa`)).toEqual(searched);
    },
  );

  it('begin with the newest, fifty per page', async () => {
    await Promise.all(Array.from({ length: 60 }, (_, i) => insertUser({ username: `muchas-${i}` })));
    const page = await list();
    expect(page.body).toHaveLength(50);
    const dates: string[] = page.body.map(({ createdAt }: { createdAt: string }) => createdAt);
    expect(dates).toEqual(dates.toSorted().toReversed());
    expect((await list('?limit=1')).body).toHaveLength(1);
    expect((await list('?limit=100')).body.length).toBeGreaterThan(60);
  });

  it('continue after the last row, although accounts were added and it was removed', async () => {
    const first = await list('?sort=username&limit=3&q=pagina');
    expect(namesOf(first)).toEqual(['pagina a', 'pagina b', 'pagina c']);
    await insertUser({ username: 'pagina aa' });
    await database().collection('users').deleteOne({ username: 'pagina c' });
    const second = await directora.client.get(nextOf(first) ?? '');
    expect(namesOf(second)).toEqual(['pagina d', 'pagina e', 'pagina f']);
  });

  it('refuse invalid cursors', async () => {
    const next = nextOf(await list('?limit=1')) ?? '';
    const cursor = new URLSearchParams(next.split('?')[1]).get('cursor');
    for (const query of [
      'limit=0',
      'limit=101',
      'limit=x',
      'sort=email',
      'sort=-passwordHash',
      'cursor=abcdefgh',
      `cursor=${cursor}&sort=username`,
      `cursor=${Buffer.from('["-createdAt",{"$gt":""},"0123456789abcdef01234567"]').toString('base64url')}`,
      `cursor=${Buffer.from('["-createdAt","nunca","0123456789abcdef01234567"]').toString('base64url')}`,
      `q=${'a'.repeat(101)}`,
    ])
      expect([query, (await list(`?${query}`)).status]).toEqual([query, 400]);
  });
});

describe('search', () => {
  beforeAll(async () => {
    await insertUser({ username: 'María García', email: 'mgarcia@correo.example' });
    await insertUser({ username: 'garcilaso', email: 'poeta@toledo.example' });
    await insertUser({ username: 'a+b (c) [d] ^$ .* \\', email: 'signos@correo.example' });
  });
  const found = async (q: string) => (await walk(`?sort=username&q=${encodeURIComponent(q)}`)).toSorted();

  it.each([
    ['garcia', ['María García']],
    ['GARCÍA', ['María García']],
    ['garci', ['María García', 'garcilaso']],
    ['arcí', []],
    ['tole poeta', ['garcilaso']],
    ['maría garcía', ['María García']],
    ['garcía maría', ['María García']],
    ['toledo', ['garcilaso']],
    ['mgarcia@correo.example', ['María García']],
    ['nadie-se-llama-asi', []],
    ['(c) [d]', ['a+b (c) [d] ^$ .* \\']],
    ['$where garcia', []],
  ])('%s', async (q, names) => expect(await found(q)).toEqual(names));

  it.each(['.*', '^', '$', '()', '\\', '%00', '   .  ', '(a+)+$'])('I-05 treats "%s" as text', async (q) => {
    expect((await list(`?q=${encodeURIComponent(q)}`)).status).toBe(200);
  });

  it('counts its results, up to two hundred', async () => {
    expect((await list('?q=garci')).headers.get('x-total-count')).toBe('2');
    expect((await list('?q=nadie-se-llama-asi')).headers.get('x-total-count')).toBe('0');
    await Promise.all(Array.from({ length: 205 }, (_, i) => insertUser({ username: `multitud${i}` })));
    expect((await list('?q=multitud')).headers.get('x-total-count')).toBe('200+');
    expect(await walk('?q=multitud&limit=100')).toHaveLength(205);
  });
});
