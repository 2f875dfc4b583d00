import { launchMongod } from '../mongod/launch.mjs';
import { writePidFile } from '../process/pid-file.mjs';
import { startApi } from '../product/api-process.mjs';
import { Stop } from '../terminal/say.mjs';
import { step } from '../terminal/step.mjs';
import { keepRunning } from './keep-running.mjs';
import { localUrl } from './settings.mjs';
import { apiPidFile } from './take-place.mjs';

const MIGRATIONS_MS = 30 * 60_000;

/** MongoDB, unless MONGODB_URI gives one. @returns its address */
export async function runDatabase({ mongodbUri, dataDir }, life) {
  if (mongodbUri) return mongodbUri;
  let address;
  const start = async () => {
    const mongod = await step('Starting MongoDB', () => launchMongod({ dataDir }));
    address ??= mongod.uri;
    if (mongod.uri !== address) {
      await mongod.stop();
      throw new Stop('Another program has taken the port of MongoDB: run npm start again.');
    }
    return mongod;
  };
  await keepRunning({ name: 'MongoDB', start }, life);
  life.signal.throwIfAborted();
  return address;
}

/** One process of the API. @returns its address on this machine */
export async function runApi({ dataDir, host }, { port, uri, env = {} }, life) {
  const url = localUrl({ host, port });
  const startOne = () =>
    startApi({
      env: {
        NODE_ENV: 'production',
        MONGODB_URI: uri,
        DATA_DIR: dataDir,
        PORT: String(port),
        ...(host && { HOST: host }),
        ...env,
      },
      url,
      readyMs: MIGRATIONS_MS,
      signal: life.signal,
      onSpawn: (pid) => writePidFile(apiPidFile(dataDir, port), pid),
    });
  await keepRunning({ name: 'The API', start: () => step('Starting the API', startOne) }, life);
  return url;
}
