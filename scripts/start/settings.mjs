import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot, root } from '../paths.mjs';
import { say, Stop } from '../terminal/say.mjs';

const DEFAULT_PORT = 3000;
const LOOPBACK = '127.0.0.1';

/**
 * The scripts' own settings from the environment; the API validates all of it. Reads `.env` of the repository; variables that are set win.
 * @param options.dataDir folder of the data when DATA_DIR is not set
 * @returns `{ dataDir, port, host, mongodbUri }`
 */
export function readSettings({ dataDir = 'data' } = {}) {
  if (existsSync(inRoot('.env'))) process.loadEnvFile(inRoot('.env'));
  const { DATA_DIR, PORT, HOST, MONGODB_URI } = process.env;
  const port = PORT ? Number(PORT) : DEFAULT_PORT;
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Stop(`PORT=${PORT} is not a port: a number from 1 to 65535.`);
  return {
    dataDir: path.resolve(root, DATA_DIR || dataDir),
    port,
    host: HOST || undefined,
    mongodbUri: MONGODB_URI || undefined,
  };
}

/** Address of the product's database: MONGODB_URI, or the embedded one while it runs. @throws Stop when there is none */
export function databaseAddress({ dataDir, mongodbUri }) {
  if (mongodbUri) return mongodbUri;
  const embedded = path.join(dataDir, 'mongod/uri');
  if (existsSync(embedded)) return readFileSync(embedded, 'utf8').trim();
  throw new Stop(`No product runs on ${dataDir}: start it with npm start, or set DATA_DIR or MONGODB_URI.`);
}

/** Settings of a product with the demo accounts, whose password is public: it listens on this machine alone, unless HOST is set. */
export function withDemoHost(settings) {
  if (!settings.host) return { ...settings, host: LOOPBACK };
  const isOwn = settings.host === 'localhost' || settings.host === '::1' || settings.host.startsWith('127.');
  if (!isOwn)
    say(
      `HOST=${settings.host}: other machines reach the demo accounts, whose password is public. Write nothing real here.`,
    );
  return settings;
}

/** Address of the API on this machine. */
export function localUrl({ host, port }) {
  const everywhere = !host || host === '0.0.0.0' || host === '::' || host === LOOPBACK;
  const name = everywhere ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}`;
}
