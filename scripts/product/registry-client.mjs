import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { inRoot } from '../paths.mjs';
import { Stop } from '../terminal/say.mjs';

/** The calls of the registry, as a team's deploy makes them. */
export function registryClient({ url, token }) {
  const call = async (method, address, { body, type } = {}) => {
    // Each call on a connection of its own: packing a remote may take longer than the server keeps an idle one open.
    const headers = {
      authorization: `Bearer ${token}`,
      connection: 'close',
      ...(type ? { 'content-type': type } : {}),
    };
    const response = await fetch(new URL(address, url), { method, headers, body }).catch((error) => {
      throw new Stop(`${url} does not answer: ${error.cause?.message ?? error.message}`);
    });
    const text = await response.text();
    if (!response.ok) {
      const fault = new Stop(`${method} ${address} answered ${response.status}: ${text}`);
      throw Object.assign(fault, { status: response.status });
    }
    return text ? JSON.parse(text) : undefined;
  };
  const remote = (name) => `/api/registry/${name}`;
  return {
    list: () => call('GET', '/api/registry'),
    publish: async (name, dist = inRoot(name, 'dist')) =>
      call('POST', `${remote(name)}/versions`, { body: await zipOf(name, dist), type: 'application/zip' }),
    promote: (name, version) =>
      call('PUT', `${remote(name)}/promoted`, { body: JSON.stringify({ version }), type: 'application/json' }),
    retire: (name) => call('DELETE', `${remote(name)}/promoted`),
    rollback: (name) => call('POST', `${remote(name)}/rollback`),
  };
}

/** What a build says of itself. */
export function manifestOf(name, dist = inRoot(name, 'dist')) {
  const file = path.join(dist, 'remote.json');
  if (!existsSync(file)) throw new Stop(`${name} is not built: npm run build -- ${name}`);
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** `remote.json` and the files it names, as one archive. */
async function zipOf(name, dist) {
  const { zip } = await import('fflate');
  const files = ['remote.json', ...Object.keys(manifestOf(name, dist).integrity)];
  const known = new Set(readdirSync(dist, { recursive: true }).map((file) => file.split(path.sep).join('/')));
  const missing = files.filter((file) => !known.has(file));
  if (missing.length > 0) throw new Stop(`The build of ${name} lacks ${missing.join(', ')}`);
  const contents = files.map((file) => [file, new Uint8Array(readFileSync(path.join(dist, file)))]);
  // Aside: were this thread busy for seconds, it would not see that the server has closed the connection, and write into nothing.
  return promisify(zip)(Object.fromEntries(contents), { level: 6 });
}
