import { deployCalls, deployHeaders as headers } from '../../../../test/deploy-calls.ts';
import { aRemoteZip } from '../../../../test/remote-zip.ts';
import { TEST_DEPLOY_TOKEN } from '../../../../test/test-env.ts';
import { startTestServer, type TestServer, type TestUser } from '../../../../test/test-server.ts';
import { until } from '../../../../test/until.ts';

const NAV = { to: '/', label: 'Huerto', icon: 'M4 4h16' };

let server: TestServer;
let ana: TestUser;
let directora: TestUser;

const { publish, promote, retire, rollback } = deployCalls(() => server);

beforeAll(async () => {
  server = await startTestServer();
  ana = await server.aUser();
  directora = await server.aUser({ role: 'admin' });
});
afterAll(() => server.stop());

describe('publishing', () => {
  it.each([
    ['no token', {}],
    ['a wrong token', { Authorization: `Bearer ${'x'.repeat(43)}` }],
    ['another scheme', { Authorization: `Basic ${TEST_DEPLOY_TOKEN}` }],
  ])('R-02: is refused with %s', async (_, given) => {
    const answer = await server.client().post('/api/registry/mf-journey/versions', aRemoteZip(), {
      headers: { ...given, 'Content-Type': 'application/zip' },
    });
    expect(answer).toMatchObject({
      status: 401,
      body: { message: 'El token de publicación falta, no existe, ha caducado o se ha retirado.' },
    });
  });

  it("R-02: is refused with an administrator's session", async () => {
    const answer = await directora.client.post('/api/registry/mf-journey/versions', aRemoteZip(), {
      headers: { 'Content-Type': 'application/zip' },
    });
    expect(answer.status).toBe(401);
  });

  it('R-02: accepts a version once', async () => {
    expect(await publish(aRemoteZip())).toMatchObject({ status: 201, body: { name: 'mf-journey', version: '1.0.0' } });
    expect(await publish(aRemoteZip())).toMatchObject({
      status: 409,
      body: { message: 'Esta versión ya está publicada: las versiones no cambian.' },
    });
  });

  it('accepts the file names of a development build', async () => {
    const files = { 'remoteEntry.11111111.js': 'entry', '-_12ed.1a2b3c4d.chunk.js': 'chunk' };
    expect((await publish(aRemoteZip({ version: '1.0.2-dev', files }))).status).toBe(201);
  });

  it('R-02: lets one of two parallel uploads of a version win', async () => {
    const answers = await Promise.all([
      publish(aRemoteZip({ version: '1.0.1' })),
      publish(aRemoteZip({ version: '1.0.1' })),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  });

  it.each([
    ['another name', aRemoteZip({ name: 'mf-library', version: '9.0.0' }), 'name'],
    ['another container', aRemoteZip({ version: '9.0.0', manifest: { container: 'mf_library' } }), 'container'],
    ['another host contract', aRemoteZip({ version: '9.0.0', manifest: { hostContract: '2' } }), 'hostContract'],
    ['an entry that is not there', aRemoteZip({ version: '9.0.0', manifest: { entry: 'nothing.js' } }), 'nothing.js'],
    [
      "a page's file that is not there",
      aRemoteZip({ version: '9.0.0', manifest: { pages: { '/': ['nothing.js'] } } }),
      'nothing.js',
    ],
    ['a version that is none', aRemoteZip({ manifest: { version: 'latest' } }), 'remote.json/version'],
    [
      'a path out of its folder',
      aRemoteZip({ version: '9.0.0', files: { '../../evil.js': 'x' } }),
      'remote.json/integrity/../../evil.js',
    ],
    [
      'a file that was changed',
      aRemoteZip({
        version: '9.0.0',
        files: { 'a.js': 'a' },
        manifest: { integrity: { 'a.js': `sha384-${'A'.repeat(64)}` } },
      }),
      'a.js',
    ],
    [
      'a file that the manifest does not name',
      aRemoteZip({ version: '9.0.0', files: { 'a.js': 'a', 'b.js': 'b' }, manifest: { preload: [], integrity: {} } }),
      'b.js',
    ],
    [
      'a navigation entry that is another team’s page',
      aRemoteZip({ version: '9.0.0', manifest: { nav: { ...NAV, to: '/books' } } }),
      'nav',
    ],
    [
      'a navigation entry that needs a parameter',
      aRemoteZip({ version: '9.0.0', manifest: { nav: { ...NAV, to: '/block/:id' } } }),
      'nav',
    ],
    [
      'a navigation entry with a part that may be left out',
      aRemoteZip({
        version: '9.0.0',
        manifest: { routes: ['/block/again?'], nav: { ...NAV, to: '/block/again?' } },
      }),
      'nav',
    ],
    [
      'an icon that is no path',
      aRemoteZip({ version: '9.0.0', manifest: { nav: { ...NAV, icon: '"><script>' } } }),
      'remote.json/nav/icon',
    ],
    [
      'a label that nobody sees',
      aRemoteZip({ version: '9.0.0', manifest: { nav: { ...NAV, label: ' \u202E ' } } }),
      'remote.json/nav/label',
    ],
    [
      'a place that the bar does not have',
      aRemoteZip({ version: '9.0.0', manifest: { nav: { ...NAV, bar: 'garden' as never } } }),
      'remote.json/nav/bar',
    ],
    ['no ZIP', new Uint8Array([1, 2, 3]), 'body'],
  ])('R-02: refuses %s and names it', async (_, zip, field) => {
    const answer = await publish(zip);
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.fields)).toContain(field);
  });

  it('R-02: refuses another content type', async () => {
    const answer = await server.client().post('/api/registry/mf-journey/versions', aRemoteZip(), {
      headers: { ...headers, 'Content-Type': 'application/json' },
    });
    expect(answer.status).toBe(415);
  });
});

describe('promoting and rolling back', () => {
  beforeAll(async () => {
    await publish(aRemoteZip({ version: '2.0.0' }));
    await publish(aRemoteZip({ version: '2.1.0' }));
  });

  it('R-04: shows the promoted version to everybody, with its hashes', async () => {
    expect((await promote('2.0.0')).body).toEqual({ version: '2.0.0' });
    const { body, headers: answered } = await ana.client.get('/registry.json');
    expect(answered.get('cache-control')).toBe('private, no-cache');
    expect(body.contract).toBe(1);
    expect(body.remotes).toMatchObject([
      {
        name: 'mf-journey',
        container: 'mf_journey',
        version: '2.0.0',
        entry: '/remotes/mf-journey/2.0.0/remoteEntry.11111111.js',
        hostContract: '1',
        access: 'user',
      },
    ]);
    expect(body.remotes[0].integrity['remoteEntry.11111111.js']).toMatch(/^sha384-/);
  });

  it('R-04: rolls back to the version before, and no further than the first', async () => {
    await promote('2.1.0');
    await promote('2.1.0');
    expect(await rollback()).toMatchObject({ status: 200, body: { version: '2.0.0' } });
    expect((await ana.client.get('/registry.json')).body.remotes[0].version).toBe('2.0.0');
    expect(await rollback()).toMatchObject({
      status: 409,
      body: { message: 'No hay ninguna versión anterior a la que volver.' },
    });
  });

  it('R-04: answers 404 for a version or a remote that was never published', async () => {
    expect((await promote('7.7.7')).status).toBe(404);
    expect((await rollback('mf-nobody')).status).toBe(404);
    expect((await server.client().get('/api/registry/mf-nobody', { headers })).status).toBe(404);
  });

  it('R-04: keeps the history', async () => {
    const { body } = await server.client().get('/api/registry/mf-journey', { headers });
    expect(body.promoted).toBe('2.0.0');
    expect(
      body.history.map(({ version, action }: { version: string; action: string }) => `${action} ${version}`),
    ).toEqual(['promote 2.0.0', 'promote 2.1.0', 'rollback 2.0.0']);
    expect((await server.client().get('/api/registry', { headers })).body).toEqual([body]);
  });

  it('R-04: removes a remote from the registry, and restores its last version', async () => {
    const zip = aRemoteZip({ name: 'mf-garden', manifest: { routes: ['/garden'] } });
    await publish(zip, 'mf-garden');
    await promote('1.0.0', 'mf-garden');
    const names = async () =>
      (await ana.client.get('/registry.json')).body.remotes.map(({ name }: { name: string }) => name);
    expect(await names()).toEqual(['mf-garden', 'mf-journey']);
    expect((await directora.client.delete('/api/registry/mf-garden/promoted')).status).toBe(401);

    expect(await retire('mf-garden')).toMatchObject({ status: 200, body: { version: '1.0.0' } });
    expect(await names()).toEqual(['mf-journey']);
    expect((await retire('mf-garden')).status).toBe(404);
    expect((await retire('mf-nobody')).status).toBe(404);
    const { body } = await server.client().get('/api/registry/mf-garden', { headers });
    expect(body).toMatchObject({ promoted: null, versions: [{ version: '1.0.0' }] });
    expect(body.history.at(-1)).toMatchObject({ action: 'retire', version: '1.0.0' });
    // Open pages still load its files.
    expect((await server.client().get('/remotes/mf-garden/1.0.0/remoteEntry.11111111.js')).status).toBe(200);

    expect(await rollback('mf-garden')).toMatchObject({ status: 200, body: { version: '1.0.0' } });
    expect(await names()).toEqual(['mf-garden', 'mf-journey']);
    await retire('mf-garden');
  });

  it('R-04: serialises concurrent deploys of teams, without losing any', async () => {
    const deploy = async (name: string, version: string) => {
      const published = await publish(aRemoteZip({ name, version, manifest: { routes: [`/${name}`] } }), name);
      // The last promotion wins, also of the older version.
      return [published.status, (await promote(version, name, { allowOlder: true })).status];
    };
    const wanted = ['mf-uno', 'mf-dos'].flatMap((name) => ['1.0.0', '1.1.0'].map((version) => [name, version]));
    const outcomes = await Promise.all(wanted.map(([name = '', version = '']) => deploy(name, version)));
    expect(outcomes).toEqual(wanted.map(() => [201, 200]));
    for (const name of ['mf-uno', 'mf-dos']) {
      const { body } = await server.client().get(`/api/registry/${name}`, { headers });
      const versions = (list: { version: string }[]) => list.map(({ version }) => version).toSorted();
      expect(versions(body.versions)).toEqual(['1.0.0', '1.1.0']);
      // Every promotion is in the history, and the last one is live.
      expect(versions(body.history)).toEqual(['1.0.0', '1.1.0']);
      expect(body.promoted).toBe(body.history.at(-1).version);
      expect((await retire(name)).status).toBe(200);
    }
  });

  it('R-04: reaches a second process', async () => {
    const other = await startTestServer({ beside: server });
    const visible = async () => (await other.client().get('/registry.json')).body.remotes[0].version;
    expect(await visible()).toBe('2.0.0');
    await promote('2.1.0');
    await until(async () => (await visible()) === '2.1.0');
    await other.stop();
  });

  it('shows where a version wants to be found, and takes it back with the version', async () => {
    const shown = async () => {
      const { nav, order } = (await ana.client.get('/registry.json')).body.remotes.find(
        (remote: { name: string }) => remote.name === 'mf-journey',
      );
      return { nav, order };
    };
    const declared = { ...NAV, bar: 'home' as const, also: ['orchard'] };
    await publish(aRemoteZip({ version: '9.1.0', manifest: { nav: declared, order: 3 } }));
    await promote('9.1.0');
    expect(await shown()).toEqual({ nav: declared, order: 3 });
    await rollback();
    expect(await shown()).toEqual({});
  });
});
