import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import path from 'node:path';
import { say, Stop } from '../terminal/say.mjs';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
};

/** The catalogue that comes with a packed `@app/shared-ui`. */
const packedCatalogue = () =>
  path.join(path.dirname(createRequire(import.meta.url).resolve('@app/shared-ui/package.json')), 'catalogue');

/** Answers with the files of a folder, and with nothing else. */
function filesOf(folder) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const files = new Map(
    entries.map(({ parentPath, name }) => {
      const file = path.join(parentPath, name);
      return [`/${path.relative(folder, file).replaceAll(path.sep, '/')}`, file];
    }),
  );
  return ({ url }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    const file = files.get(pathname === '/' ? '/index.html' : pathname);
    if (!file) return void response.writeHead(404).end();
    const type = TYPES[path.extname(file)] ?? 'application/octet-stream';
    response.writeHead(200, { 'content-type': type }).end(readFileSync(file));
  };
}

/**
 * `remote-kit catalogue`: shows the components of the installed `@app/shared-ui` at a free port, on this machine alone, until it is stopped.
 * @returns {Promise<import('node:http').Server>}
 */
export async function showCatalogue(folder = packedCatalogue()) {
  if (!existsSync(path.join(folder, 'index.html')))
    throw new Stop('This @app/shared-ui has no built catalogue: in a checkout of the product it is npm run catalogue.');
  const server = createServer(filesOf(folder));
  await new Promise((resolve) => {
    server.listen(0, 'localhost', resolve);
  });
  say(`The components of @app/shared-ui: http://localhost:${server.address().port}/ (Ctrl+C ends it)`);
  return server;
}
