import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { Stop } from '../terminal/say.mjs';

/** Largest packed version that the server accepts; it cuts larger uploads off, often before it can answer. */
export const UPLOAD_LIMIT_BYTES = 20 * 1024 * 1024;

/** @throws Stop if the text is no address of a server */
function serverAt(url) {
  const address = URL.canParse(url) ? new URL(url) : undefined;
  if (address && /^https?:$/.test(address.protocol)) return address;
  throw new Stop(`--to ${url} is no address: write it with http:// or https://, as in --to http://localhost:3000`);
}

/**
 * The registry's calls, as a team's deploy makes them. A refusal is thrown as one line that says what to do.
 * @param {{ url: string, token: string }} server
 */
export function registryClient({ url, token }) {
  const server = serverAt(url);
  const call = async (method, address, { body, type } = {}) => {
    // One connection per call: packing a remote may take longer than the server's keep-alive.
    const headers = {
      authorization: `Bearer ${token}`,
      connection: 'close',
      ...(type ? { 'content-type': type } : {}),
    };
    const response = await fetch(new URL(address, server), { method, headers, body }).catch((error) => {
      throw new Stop(`${url} does not answer: ${error.cause?.message ?? error.message}`);
    });
    const text = await response.text();
    if (!response.ok) throw Object.assign(new Stop(refusal(response.status, text, url)), { status: response.status });
    return text ? JSON.parse(text) : undefined;
  };
  const json = (method, address, content) =>
    call(method, address, { body: JSON.stringify(content), type: 'application/json' });
  const remote = (name) => `/api/registry/${name}`;
  return {
    state: (name) => call('GET', remote(name)),
    list: () => call('GET', '/api/registry'),
    /** @param source where the version comes from: `commit`, `change`, and `forced` where it did not pass its checks */
    publish: async (name, { dist, source = {} }) => {
      const body = await zipOf(name, dist);
      if (body.length > UPLOAD_LIMIT_BYTES)
        throw new Stop(
          `${name} is ${megabytes(body.length)} packed, and a version has at most ${megabytes(UPLOAD_LIMIT_BYTES)}: look at what lies in ${dist}.`,
        );
      const query = new URLSearchParams(Object.entries(source).filter(([, value]) => value));
      return call('POST', `${remote(name)}/versions?${query}`, { body, type: 'application/zip' });
    },
    faults: (name) => call('GET', `${remote(name)}/faults`),
    /** Asks how the server would answer a version; nothing is stored. */
    check: (name, facts) => json('POST', `${remote(name)}/check`, facts),
    promote: (name, version, { allowOlder = false } = {}) =>
      json('PUT', `${remote(name)}/promoted`, { version, ...(allowOlder && { allowOlder }) }),
    retire: (name) => call('DELETE', `${remote(name)}/promoted`),
    rollback: (name) => call('POST', `${remote(name)}/rollback`),
    withdraw: (name, version, reason) => json('POST', `${remote(name)}/versions/${version}/withdraw`, { reason }),
    offerTrial: (name, version, hours) =>
      call('POST', `${remote(name)}/versions/${version}/trial${hours === undefined ? '' : `?hours=${hours}`}`),
    endTrial: (name, version) => call('DELETE', `${remote(name)}/versions/${version}/trial`),
    changeOwner: (name, change) => json('PUT', `${remote(name)}/owner`, change),
    tokens: () => call('GET', '/api/registry-tokens'),
    createToken: (given) => json('POST', '/api/registry-tokens', given),
    endToken: (id) => call('DELETE', `/api/registry-tokens/${id}`),
  };
}

const megabytes = (bytes) => `${(bytes / 1024 / 1024).toFixed(1)} MB`;

/** The server's message as one line, with what to do where that is known. */
function refusal(status, text, url) {
  const { message = text.slice(0, 200), fields = {} } = problemIn(text);
  const faults = Object.entries(fields).map(([field, fault]) => `${field}: ${fault}`);
  const said = [message, ...faults].join(' ');
  if (status === 401)
    return `${url} does not take this token: it is wrong, has expired or was ended. Put another one into DEPLOY_TOKEN (npm run remotes -- token create …).`;
  if (status === 413) return `${url} takes at most ${megabytes(UPLOAD_LIMIT_BYTES)} in one upload.`;
  return `${url} refuses (${status}): ${said}`;
}

function problemIn(text) {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

/** The manifest of a build. */
export function manifestOf(name, dist) {
  const file = path.join(dist, 'remote.json');
  if (!existsSync(file)) throw new Stop(`${name} is not built: there is no ${file}`);
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** `remote.json` and its files as one archive. */
async function zipOf(name, dist) {
  const { zip } = await import('fflate');
  const files = ['remote.json', ...Object.keys(manifestOf(name, dist).integrity)];
  const known = new Set(readdirSync(dist, { recursive: true }).map((file) => file.split(path.sep).join('/')));
  const missing = files.filter((file) => !known.has(file));
  if (missing.length > 0) throw new Stop(`The build of ${name} lacks ${missing.join(', ')}`);
  const contents = files.map((file) => [file, new Uint8Array(readFileSync(path.join(dist, file)))]);
  // The archive is made in a worker: a busy thread would not notice that the server has closed the connection, and would write to it.
  return promisify(zip)(Object.fromEntries(contents), { level: 6 });
}
