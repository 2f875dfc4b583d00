import { deployCalls } from '../../../../../test/deploy-calls.ts';
import { aRemoteZip } from '../../../../../test/remote-zip.ts';
import { startTestServer, type TestServer, type TestUser } from '../../../../../test/test-server.ts';

// The attacker has the token of one remote, and knows the contract.

let server: TestServer;
let ana: TestUser;
let directora: TestUser;
let stranger: ReturnType<typeof deployCalls>;
let headers: { readonly Authorization: string };

const NAV = { label: 'Libros', icon: 'M4 4h16', bar: 'resources' } as const;

const installation = deployCalls(() => server);
const entryOf = (name: string, version: string) => `/remotes/${name}/${version}/remoteEntry.11111111.js`;

beforeAll(async () => {
  server = await startTestServer();
  ana = await server.aUser();
  directora = await server.aUser({ role: 'admin', username: 'directora' });
  for (const published of ['mf-journal 1.0.0', 'mf-journal 1.1.0', 'mf-library 1.0.0']) {
    const [name = '', version = ''] = published.split(' ');
    const manifest =
      name === 'mf-library' ? { slots: { 'home-next-reading': 'slot-x' }, nav: { ...NAV, to: '/library' } } : {};
    await installation.publish(aRemoteZip({ name, version, manifest }), name);
    await installation.promote(version, name);
  }
  await installation.publish(aRemoteZip({ name: 'mf-admin', access: 'admin' }), 'mf-admin');
  await installation.promote('1.0.0', 'mf-admin');
  const made = await installation.makeToken('mf-garden', 'Equipo del jardín');
  headers = { Authorization: `Bearer ${made.body.token}` };
  stranger = deployCalls(() => server, made.body.token);
});
afterAll(() => server.stop());

const served = async (client = directora.client) => (await client.get('/registry.json')).body.remotes;
const versionOf = async (name: string) =>
  (await served()).find((remote: { name: string }) => remote.name === name)?.version;

it('control: the installation has published what is attacked here', async () => {
  const names = (await served()).map(({ name, version }: { name: string; version: string }) => `${name}@${version}`);
  expect(names).toEqual(['mf-admin@1.0.0', 'mf-journal@1.1.0', 'mf-library@1.0.0']);
});

describe('a token of one remote', () => {
  it('R-02: publishes and promotes its own', async () => {
    expect((await stranger.publish(aRemoteZip({ name: 'mf-garden' }), 'mf-garden')).status).toBe(201);
    expect((await stranger.promote('1.0.0', 'mf-garden')).status).toBe(200);
    expect(await versionOf('mf-garden')).toBe('1.0.0');
  });

  it.each([
    ['publishes', () => stranger.publish(aRemoteZip({ name: 'mf-journal', version: '9.9.9' }), 'mf-journal')],
    ['promotes', () => stranger.promote('1.0.0', 'mf-journal', { allowOlder: true })],
    ['rolls back', () => stranger.rollback('mf-journal')],
    ['retires', () => stranger.retire('mf-journal')],
    ['withdraws', () => stranger.withdraw('1.1.0', 'mf-journal')],
    ['reads', () => stranger.state('mf-journal')],
  ])('R-02: %s nothing of another', async (_, act) => {
    expect(await act()).toMatchObject({
      status: 403,
      body: { message: 'Este token es de mf-garden, y solo sirve para mf-garden.' },
    });
    expect(await versionOf('mf-journal')).toBe('1.1.0');
  });

  it.each(['mf-journal%00', 'MF-JOURNAL', 'mf-garden%2f..%2fmf-journal', 'mf-garden/../mf-journal', '%6df-journal'])(
    'R-02: does not reach another by the address %s',
    async (name) => {
      for (const method of ['GET', 'POST', 'PUT', 'DELETE'] as const) {
        const path = { GET: '', POST: '/rollback', PUT: '/promoted', DELETE: '/promoted' }[method];
        const body = method === 'PUT' ? { version: '1.0.0', allowOlder: true } : undefined;
        const answer = await server.client().request(method, `/api/registry/${name}${path}`, { headers, body });
        expect([400, 403, 404, 405]).toContain(answer.status);
      }
      expect(await versionOf('mf-journal')).toBe('1.1.0');
    },
  );

  it('R-02: lists its own remote alone', async () => {
    const { body } = await server.client().get('/api/registry', { headers });
    expect(body.map(({ name }: { name: string }) => name)).toEqual(['mf-garden']);
  });

  it.each([
    ['makes a token', () => stranger.makeToken('mf-journal')],
    ['lists tokens', () => server.client().get('/api/registry-tokens', { headers })],
    ['ends a token', () => server.client().delete(`/api/registry-tokens/${'0'.repeat(24)}`, undefined, { headers })],
    ['changes what belongs to it', () => stranger.owner('mf-garden', { places: ['/garden', '/new'] })],
  ])('R-02: never %s: only the installation may', async (_, act) => {
    expect(await act()).toMatchObject({ status: 403, body: { message: expect.stringContaining('instalación') } });
  });

  it('R-02: is neither a session nor access to the panel', async () => {
    for (const path of ['/api/admin/registry-tokens', '/api/admin/remotes', '/api/admin/audit', '/api/auth/user'])
      expect((await server.client().get(path, { headers })).status).toBe(401);
  });
});

describe('claims of other remotes', () => {
  let count = 0;
  const tryRoutes = (manifest: object) =>
    stranger.publish(
      aRemoteZip({ name: 'mf-garden', version: `2.0.${(count += 1)}`, manifest: { ...manifest } }),
      'mf-garden',
    );

  it.each([
    [['/journal'], 409, 'La ruta /journal es de mf-journal.'],
    [['/garden', '/JOURNAL/new'], 409, 'La ruta /journal es de mf-journal.'],
    [['/journal/'], 409, 'La ruta /journal es de mf-journal.'],
    [['/admin'], 409, 'La ruta /admin es de la propia aplicación.'],
    [['/profile'], 409, 'La ruta /profile es de la propia aplicación.'],
    [['/reset-password'], 409, 'La ruta /reset-password es de la propia aplicación.'],
    [['/api/auth'], 409, 'La ruta /api es de la propia aplicación.'],
    [
      ['/garden', '/nobodys'],
      403,
      'La ruta /nobodys no es de mf-garden. La instalación se la puede dar: npm run remotes -- owner mf-garden.',
    ],
  ])('R-02: %j cannot be claimed with its token', async (routes, status, message) => {
    expect(await tryRoutes({ routes })).toMatchObject({ status, body: { message } });
  });

  it.each([['/*'], ['/:anything'], ['/:anything?'], ['/garden?/journal'], ['//journal'], ['*'], ['/garden/*/x']])(
    'R-02: the pattern %s, which would take addresses of others, is invalid',
    async (route) => {
      const answer = await tryRoutes({ routes: [route] });
      expect(answer.status).toBe(400);
      expect(Object.keys(answer.body.fields)).toEqual(['remote.json/routes/0']);
    },
  );

  it('R-02: a slot of another cannot be claimed either', async () => {
    expect(await tryRoutes({ slots: { 'home-next-reading': 'slot-x' } })).toMatchObject({
      status: 409,
      body: { message: 'El hueco home-next-reading es de mf-library.' },
    });
  });

  it('R-02: nor its place in the bar; one that nobody has is given by the installation', async () => {
    const nav = { ...NAV, to: '/garden' };
    expect(await tryRoutes({ nav })).toMatchObject({
      status: 409,
      body: { message: 'El sitio resources de la barra es de mf-library.' },
    });
    const free = { nav: { ...nav, bar: 'calendar' } };
    expect((await tryRoutes(free)).status).toBe(403);
    expect((await installation.owner('mf-garden', { slots: ['bar-calendar'] })).status).toBe(200);
    expect((await tryRoutes(free)).status).toBe(201);
  });

  it('R-02: it may add addresses of its own', async () => {
    expect((await tryRoutes({ routes: ['/garden', '/garden/:id', '/garden/new/*'] })).status).toBe(201);
  });

  it('R-02: the first publication of a new remote takes nothing of others', async () => {
    const { body } = await installation.makeToken('mf-squatter');
    const squatter = deployCalls(() => server, body.token);
    const zip = aRemoteZip({ name: 'mf-squatter', manifest: { routes: ['/squatter', '/journal'] } });
    expect(await squatter.publish(zip, 'mf-squatter')).toMatchObject({
      status: 409,
      body: { message: 'La ruta /journal es de mf-journal.' },
    });
    expect((await squatter.promote('1.0.0', 'mf-squatter')).status).toBe(404);
  });

  it('R-02: even DEPLOY_TOKEN cannot take over a live address or slot: 409 at promotion, naming the owner', async () => {
    const manifest = { routes: ['/rival', '/library'], slots: { 'home-next-reading': 'slot-x' } };
    await installation.publish(aRemoteZip({ name: 'mf-rival', manifest }), 'mf-rival');
    expect(await installation.promote('1.0.0', 'mf-rival')).toMatchObject({
      status: 409,
      body: { message: 'La ruta /library es de mf-library.' },
    });
    expect(await versionOf('mf-rival')).toBeUndefined();
    await installation.publish(
      aRemoteZip({ name: 'mf-rival', version: '1.0.1', manifest: { ...manifest, routes: ['/rival'] } }),
      'mf-rival',
    );
    expect((await installation.promote('1.0.1', 'mf-rival')).body.message).toBe(
      'El hueco home-next-reading es de mf-library.',
    );
    for (const [version, route] of Object.entries({ '2.0.0': '/profile', '2.0.1': '/login', '2.0.2': '/admin' })) {
      await installation.publish(
        aRemoteZip({ name: 'mf-rival', version, manifest: { routes: ['/rival', route] } }),
        'mf-rival',
      );
      expect((await installation.promote(version, 'mf-rival')).body.message).toBe(
        `La ruta ${route} es de la propia aplicación.`,
      );
    }
    // The solution: the other remote is retired first, and its rollback gets nothing that belongs to another.
    await installation.retire('mf-library');
    expect((await installation.promote('1.0.0', 'mf-rival')).status).toBe(200);
    expect(await installation.rollback('mf-library')).toMatchObject({
      status: 409,
      body: { message: 'La ruta /library es de mf-rival.' },
    });
    await installation.retire('mf-rival');
    expect((await installation.rollback('mf-library')).status).toBe(200);
  });

  it('R-02: of two remotes that want the same address at the same moment, one gets it', async () => {
    const names = ['mf-eco', 'mf-duna', 'mf-faro', 'mf-cala'];
    const manifest = { routes: ['/wanted'] };
    await Promise.all(names.map((name) => installation.publish(aRemoteZip({ name, manifest }), name)));
    const statuses = await Promise.all(names.map(async (name) => (await installation.promote('1.0.0', name)).status));
    expect(statuses.toSorted()).toEqual([200, 409, 409, 409]);
    await Promise.all(names.map((name) => installation.retire(name)));
  });
});

describe('the remote of administrators', () => {
  it('Z-07: never becomes public by a publication, with DEPLOY_TOKEN or its own token', async () => {
    const { body } = await installation.makeToken('mf-admin');
    const zip = aRemoteZip({ name: 'mf-admin', version: '2.0.0', access: 'user', manifest: { routes: ['/admin'] } });
    for (const team of [installation, deployCalls(() => server, body.token)]) {
      const answer = await team.publish(zip, 'mf-admin');
      expect(answer.status).toBe(409);
      expect(answer.body.message).toContain("mf-admin es un remoto de acceso 'admin'");
    }
    expect((await served(ana.client)).map(({ name }: { name: string }) => name)).not.toContain('mf-admin');
  });

  it('Z-07: becomes public only by a separate action of the installation', async () => {
    expect((await installation.owner('mf-library', { access: 'admin' })).body.access).toBe('admin');
    // The live version is what it was published as; its successor can be published without a pause.
    const { access } = (await served(ana.client)).find(({ name }: { name: string }) => name === 'mf-library');
    expect(access).toBe('user');
    expect(
      (await installation.publish(aRemoteZip({ name: 'mf-library', version: '3.0.0' }), 'mf-library')).status,
    ).toBe(409);
    expect((await installation.owner('mf-library', { access: 'user' })).body.access).toBe('user');
  });
});

describe('a version that was never promoted', () => {
  it('X-04: is no script that a page can be made to load: only its publisher gets its files', async () => {
    await stranger.publish(aRemoteZip({ name: 'mf-garden', version: '7.0.0' }), 'mf-garden');
    const file = entryOf('mf-garden', '7.0.0');
    for (const client of [server.client(), ana.client, directora.client]) {
      const answer = await client.get(file);
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store']);
    }
    const own = await server.client().get(file, { headers });
    expect([own.status, own.headers.get('cache-control')]).toEqual([200, 'no-store']);
    const { body } = await installation.makeToken('mf-journal');
    const other = { Authorization: `Bearer ${body.token}` };
    expect((await server.client().get(file, { headers: other })).status).toBe(404);
    await stranger.promote('7.0.0', 'mf-garden');
    expect((await server.client().get(file)).headers.get('cache-control')).toContain('immutable');
    // Open pages still load the formerly live version.
    expect((await server.client().get(entryOf('mf-garden', '1.0.0'))).status).toBe(200);
  });
});
