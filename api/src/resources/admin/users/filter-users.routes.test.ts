import { insertUser } from '../../../../test/factories.ts';
import type { TestServer, TestUser } from '../../../../test/test-server.ts';
import { startWithAdministrator, userListOf } from '../../../../test/user-list.ts';
import { DAY_MS } from '../../../platform/durations.ts';

let server: TestServer;
let directora: TestUser;
beforeAll(async () => ({ server, directora } = await startWithAdministrator()));
afterAll(() => server.stop());

const { list, walk } = userListOf(() => directora);

describe('filters', () => {
  const ago = (days: number) => new Date(server.clock.now().getTime() - days * DAY_MS);
  beforeAll(async () => {
    await insertUser({
      username: 'filtrada de pago',
      hasPremiumAccess: true,
      createdAt: ago(40),
      lastActiveAt: ago(1),
    });
    await insertUser({ username: 'filtrada sin verificar', isEmailVerified: false, createdAt: ago(2) });
    await insertUser({ username: 'filtrada parada', createdAt: ago(40), lastActiveAt: ago(15) });
    await insertUser({ username: 'filtrada nunca vista', createdAt: ago(40), lastActiveAt: null });
    await insertUser({ username: 'filtrada reciente', createdAt: ago(1), lastActiveAt: null });
  });

  it.each([
    ['premium', ['filtrada de pago']],
    ['unverified', ['filtrada sin verificar']],
    ['stopped', ['filtrada nunca vista', 'filtrada parada']],
  ])('%s', async (filter, names) => {
    for (const sort of ['username', '-createdAt', 'lastActiveAt', '-lastActiveAt']) {
      const all = await walk(`?filter=${filter}&sort=${sort}&limit=2`);
      expect(new Set(all).size).toBe(all.length);
      expect(all.filter((name) => name.startsWith('filtrada')).toSorted()).toEqual(names);
      expect((await walk(`?filter=${filter}&sort=${sort}&limit=2&q=filtrada`)).toSorted()).toEqual(names);
    }
  });

  it('count what they match', async () => {
    expect((await list('?filter=premium&q=filtrada')).headers.get('x-total-count')).toBe('1');
    expect((await list('?filter=unverified')).headers.get('x-total-count')).toBe(
      String((await walk('?filter=unverified')).length),
    );
    expect((await list('?filter=everybody')).status).toBe(400);
  });
});
