import { TEST_PASSWORD } from '../../../../test/factories.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { UserModel } from '../users/user.model.ts';
import { TokenModel } from '../tokens/token.model.ts';
import { prepareFirstAdministrator } from './first-administrator.ts';
import { HOUR_MS } from '../../../platform/durations.ts';

const printed: string[] = [];
const form = { username: 'directora', email: 'directora@example.com', password: 'la llave del faro' };

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ print: (line) => printed.push(line) });
});
beforeEach(async () => {
  printed.length = 0;
  await UserModel.deleteMany({});
  await TokenModel.deleteMany({});
});
afterAll(() => server.stop());

async function aLink(): Promise<string> {
  await prepareFirstAdministrator(server.api.deps, server.url);
  return /token=([\w-]{43})$/.exec(printed.at(-1) ?? '')?.[1] ?? '';
}
const setUp = (token: string, more = {}) => server.client().post('/api/setup/admin', { token, ...form, ...more });

describe('the first administrator', () => {
  it('V-16: does not exist by default', async () => {
    expect(await UserModel.countDocuments()).toBe(0);
    for (const [username, password] of [
      ['admin', 'admin'],
      ['admin', 'admin1'],
      ['administrador', 'password'],
      ['demo', 'demo-1234'],
    ]) {
      expect([400, 401]).toContain((await server.client().post('/api/auth/login', { username, password })).status);
    }
  });

  it('V-16: is created by the printed link, verified, and signs in', async () => {
    const token = await aLink();
    expect(printed).toEqual([
      'No administrator yet: this link makes one. It works once and for 24 hours; the next start prints another.',
      `First administrator: ${server.url}/primera-administradora?token=${token}`,
    ]);
    expect(await setUp(token)).toMatchObject({
      status: 201,
      body: { message: 'La cuenta de administradora está lista. Ya puedes iniciar sesión.' },
    });
    const signedIn = await server
      .client()
      .post('/api/auth/login', { username: form.username, password: form.password });
    expect(signedIn).toMatchObject({ status: 200, body: { user: { role: 'admin' } } });
  });

  it('V-16: has a day to use the printed link; the next start prints another', async () => {
    const token = await aLink();
    server.clock.advance(24 * HOUR_MS - 1000);
    // Only a valid link reveals that the password is too weak.
    expect((await setUp(token, { password: '12345' })).body.fields).toHaveProperty('password');
    server.clock.advance(2000);
    expect(await setUp(token)).toMatchObject({ status: 400, body: { message: expect.stringContaining('enlace') } });
    const next = await aLink();
    expect(next).not.toBe(token);
    expect((await setUp(next)).status).toBe(201);
  });

  it('V-16: is created once: 410 afterwards, whatever the link', async () => {
    const [token, second] = [await aLink(), await aLink()];
    expect((await setUp(token)).status).toBe(201);
    const again = { username: 'otra', email: 'otra@example.com' };
    for (const later of [token, second, 'a'.repeat(43)]) expect((await setUp(later, again)).status).toBe(410);
    expect(await UserModel.countDocuments({ role: 'admin' })).toBe(1);
  });

  it('V-16: is one account when ten requests arrive at once', async () => {
    const links = [await aLink(), await aLink()];
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, i) =>
        setUp(links[i % 2] ?? '', { username: `directora-${i}`, email: `d${i}@example.com` }),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(await UserModel.countDocuments({ role: 'admin' })).toBe(1);
  });

  it('V-16: requires the right link and a free name; after a mistake the link still works', async () => {
    await server.aUser({ username: 'Directora', email: 'ocupada@example.com' });
    const token = await aLink();
    expect((await setUp('a'.repeat(43))).status).toBe(400);
    expect((await setUp(token)).status).toBe(409);
    expect((await setUp(token, { username: 'dirección', email: 'ocupada@example.com' })).status).toBe(409);
    expect((await setUp(token, { username: 'dirección', password: '12345' })).status).toBe(400);
    expect((await setUp(token, { role: 'admin' })).status).toBe(400);
    expect((await setUp(token, { username: 'dirección' })).status).toBe(201);
  });

  it('V-16: is not created where there is one, and no link is printed', async () => {
    await server.aUser({ role: 'admin' });
    await prepareFirstAdministrator(server.api.deps, server.url);
    expect(printed).toEqual([]);
  });

  it('V-16: is created from the environment, once', async () => {
    const env = { ADMIN_USERNAME: 'jefa', ADMIN_EMAIL: 'Jefa@Example.com', ADMIN_PASSWORD: TEST_PASSWORD };
    const other = await startTestServer({ beside: server, env, print: (line) => printed.push(line) });
    await Promise.all([1, 2, 3].map(() => prepareFirstAdministrator(other.api.deps, other.url)));
    expect(printed).toEqual([]);
    expect(await UserModel.find({ role: 'admin' }).lean()).toMatchObject([
      { username: 'jefa', email: 'jefa@example.com', isEmailVerified: true },
    ]);
    expect((await server.client().post('/api/auth/login', { username: 'jefa', password: TEST_PASSWORD })).status).toBe(
      200,
    );
    await other.stop();
  });

  it('V-16: from the environment: a fault is one line', async () => {
    const env = {
      ADMIN_USERNAME: 'jefa',
      ADMIN_EMAIL: 'jefa@example.com',
      ADMIN_PASSWORD: 'password',
      PASSWORD_REFUSAL: 'strict',
    };
    const other = await startTestServer({ beside: server, env });
    await expect(prepareFirstAdministrator(other.api.deps, other.url)).rejects.toThrow(
      'ADMIN_*: Esta contraseña es muy común',
    );
    await other.stop();
  });
});
