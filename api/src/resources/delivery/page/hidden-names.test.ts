import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sirv from 'sirv';
import { startTestServer, type TestServer, type TestUser } from '../../../../test/test-server.ts';

const SECRET = 'clave-que-nadie-lee';

/** Files that a careless deployment leaves beside the built files; all of them exist in the test. */
const LEFT = `
.env .env.local .env.production .env.bak .stamp .git/config .git/HEAD .git/index .git/logs/HEAD .gitignore .gitattributes .svn/entries
.svn/wc.db .hg/requires .bzr/README .DS_Store .htaccess .htpasswd .npmrc .yarnrc .dockerignore .editorconfig .eslintrc .prettierrc
.babelrc .travis.yml .circleci/config.yml .github/workflows/ci.yml .vscode/settings.json .idea/workspace.xml .ssh/id_rsa .ssh/config
.ssh/authorized_keys .aws/credentials .docker/config.json .kube/config .bash_history .bashrc .profile .netrc .pgpass .my.cnf .mongorc.js
.config/secrets.json .well-known/.hidden .cache/index .vault-token .terraform/terraform.tfstate index.html main.js.map
assets/.stamp assets/main.12345678.js.map assets/main.12345678.css.map assets/main.12345678.js.br assets/main.12345678.js.gz
assets/worker.12345678.js.map assets/.env signed-in-head.html sw.js.map`;

/** Paths that scanners try first. None of them exists. */
const ASKED = `
admin/config.php administrator/index.php app.config.js appsettings.json backup.sql backup.zip backup.tar.gz backup.bson dump.sql
database.sql db.sqlite db.sqlite3 data.json data/secrets.json secrets.json credentials.json config.json config.yml config.php
config/database.yml settings.py local_settings.py wp-config.php wp-config.php.bak wp-login.php wp-admin/ wp-content/debug.log
wp-includes/version.php wp-json/wp/v2/users xmlrpc.php phpinfo.php info.php test.php shell.php cmd.php c99.php r57.php adminer.php
phpmyadmin/index.php pma/index.php mysql/index.php server-status.html server-info.html nginx.conf httpd.conf web.config
WEB-INF/web.xml META-INF/MANIFEST.MF actuator/env.json actuator/heapdump.hprof console/login.jsp manager/html.jsp jmx-console/a.jsp
struts/a.action cgi-bin/test.cgi cgi-bin/printenv.pl scripts/setup.asp trace.axd elmah.axd Dockerfile.dev docker-compose.yml
compose.yaml package.json package-lock.json yarn.lock pnpm-lock.yaml tsconfig.json rspack.config.mjs webpack.config.js
composer.json composer.lock Gemfile.lock requirements.txt Pipfile.lock go.sum Cargo.lock Makefile.am Vagrantfile.bak
README.md CHANGELOG.md LICENSE.txt main.ts src/main.ts src/app.ts api/src/main.ts api/src/platform/env.ts dist/main.js node_modules/koa/package.json
coverage/lcov.info stats.json report.html test-results.xml playwright-report/index.html error.log access.log debug.log npm-debug.log
logs/api.log log/production.log core.dump heap.heapsnapshot cpu.cpuprofile favicon.ico apple-touch-icon-old.png crossdomain.xml
clientaccesspolicy.xml swagger.json swagger-ui.html openapi.yaml api-docs.json graphql.js graphiql.html metrics.json health.json
debug/pprof.txt debug/vars.json mongod/uri.txt mongod.conf keyfile.pem server.key server.pem cert.p12 id_rsa.pub private.key jwt.key
assets/../.env assets/%2e%2e/.env assets/..%2f.env assets/%252e%252e/.env ..%2f.env %2e%2e%2f.env ....//.env ..;/.env /.env //.env
assets/..%5c.env assets%2f.stamp assets/%2estamp %2eenv %2egit/config index.html%00.js index.html%20 index.html. index.html~ .index.html.swp
main.js~ main.js.bak main.js.old main.js.orig main.js.save assets/main.12345678.js.map%3f assets/main.12345678.js%2emap assets/main.12345678%2ejs%2emap assets/main.12345678.js.%6dap index%2ehtml Thumbs.db desktop.ini`;

/** Folders and process internals without an extension: they look like pages, and get the page as the answer. */
const FOLDERS = `
assets/ assets .git .git/ remotes/ remotes remotes/mf-journey/ admin debug console metrics/internal server-status actuator
actuator/health actuator/env phpmyadmin wp-admin cgi-bin backup backups node_modules src api/ api/debug api/internal api/admin api/v1
api/swagger __webpack_hmr __rspack_hmr webpack-dev-server sockjs-node .well-known .well-known/security.txt`;

const namesIn = (list: string) => list.trim().split(/\s+/);
const NAMES = [LEFT, ASKED, FOLDERS].flatMap(namesIn);

let dist: string;
let server: TestServer;
let directora: TestUser;
beforeAll(async () => {
  dist = mkdtempSync(join(tmpdir(), 'shell-dist-'));
  for (const name of namesIn(LEFT)) {
    mkdirSync(dirname(join(dist, name)), { recursive: true });
    writeFileSync(join(dist, name), SECRET);
  }
  writeFileSync(join(dist, 'index.html'), '<!doctype html><title>Un momento</title>%META%%BODY%%REGISTRY%');
  writeFileSync(join(dist, 'signed-in-head.html'), '');
  writeFileSync(join(dist, 'public-pages.json'), '{}');
  server = await startTestServer({ env: { SHELL_DIST: dist, RATE_LIMITS: 'off' } });
  directora = await server.aUser({ role: 'admin' });
});
afterAll(async () => {
  await server.stop();
  rmSync(dist, { recursive: true });
});

interface Answer {
  readonly status: number | undefined;
  readonly type: string | undefined;
  readonly text: string;
}

/** Requests exactly this path: `fetch` would normalise it first. */
function ask(url: string, path: string, cookie = ''): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request(url, { path, headers: { cookie } }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.once('end', () =>
        resolve({
          status: answer.statusCode,
          type: answer.headers['content-type'],
          text: Buffer.concat(chunks).toString(),
        }),
      );
    })
      .once('error', reject)
      .end();
  });
}

/** The answer if it leaks something: neither a refusal nor the page that every other path gets. */
async function givenAway(url: string, name: string, cookie?: string): Promise<string | undefined> {
  const { status = 0, type, text } = await ask(url, `/${name}`, cookie);
  const isRefusal = status >= 400 && status < 500 && type === 'application/json; charset=utf-8';
  const isPage = status === 200 && text.startsWith('<!doctype html><title>Un momento</title>');
  return (isRefusal || isPage) && !text.includes(SECRET) ? undefined : `${name}: ${status} ${text}`;
}

it('L-06: two hundred names leak nothing to any caller', async () => {
  expect(new Set(NAMES).size).toBeGreaterThanOrEqual(200);
  for (const cookie of ['', directora.client.cookieHeader]) {
    const found = await Promise.all(NAMES.map((name) => givenAway(server.url, name, cookie)));
    expect(found.filter(Boolean)).toEqual([]);
  }
});

it('control: a file server without protection leaks all of them', async () => {
  const careless = createServer(sirv(dist, { dev: true, dotfiles: true, extensions: [] })).listen(0, '127.0.0.1');
  await once(careless, 'listening');
  const url = `http://127.0.0.1:${(careless.address() as AddressInfo).port}`;
  const found = await Promise.all(namesIn(LEFT).map((name) => givenAway(url, name)));
  expect(found.filter(Boolean).length).toBeGreaterThan(50);
  await new Promise((resolve) => careless.close(resolve));
});

it('L-06: no answer names the software that made it', async () => {
  for (const path of ['/', '/api/auth/user', '/healthz', '/nothing.js', '/.env'])
    for (const name of ['x-powered-by', 'server', 'via', 'x-runtime', 'x-debug', 'sourcemap', 'x-sourcemap'])
      expect((await server.client().get(path)).headers.get(name)).toBeNull();
});

it('L-06: internals are for the machine itself', async () => {
  const behind = await startTestServer({ beside: server, env: { TRUST_PROXY: '127.0.0.1' } });
  const elsewhere = { headers: { 'X-Forwarded-For': '203.0.113.7' } };
  expect((await behind.client().get('/metrics', elsewhere)).status).toBe(404);
  expect((await behind.client().get('/metrics')).status).toBe(200); // control: the same call from here
  await behind.stop();
});
