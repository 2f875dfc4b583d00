import path from 'node:path';
import { freePort } from '../process/free-port.mjs';
import { readPidFile, takeLock } from '../process/pid-file.mjs';
import { stopProcess } from '../process/stop.mjs';
import { Stop } from '../terminal/say.mjs';
import { localUrl } from './settings.mjs';

const LEFTOVER_STOP_MS = 10_000;

/** Records the process number of an API, so that the next start finds it if this one is killed. */
export const apiPidFile = (dataDir, port) => path.join(dataDir, `api-${port}.pid`);

/**
 * Locks the data folder for this process: whoever starts its database ends one that runs already.
 * @param url address under which this process will answer, for the message of another
 * @returns gives the folder back
 * @throws Stop if another process uses it
 */
export function lockDataFolder(dataDir, url) {
  const { release, holder } = takeLock(path.join(dataDir, 'start.pid'), { url });
  if (holder) {
    throw new Stop(
      `Reencuentro already runs on ${dataDir}: ${holder.url} (process ${holder.pid}). Stop that one, or set DATA_DIR and PORT for a second.`,
    );
  }
  return release;
}

/**
 * Locks the data folder for this process and ends processes that a killed start has left.
 * @throws Stop if another process uses it, or if a port is taken
 */
export async function takePlace({ dataDir, host }, ports, { atEnd }) {
  atEnd(lockDataFolder(dataDir, localUrl({ host, port: ports[0] })));
  for (const port of ports) {
    const left = readPidFile(apiPidFile(dataDir, port));
    if (left) await stopProcess(left, LEFTOVER_STOP_MS);
    if (await isPortFree(port, host)) continue;
    throw new Stop(`Port ${port} is taken. Stop what uses it, or choose another: PORT=${port + 100} npm start`);
  }
}

async function isPortFree(port, host) {
  if (host) return Boolean(await freePort(port, host));
  // The port is tried on all interfaces, as the API listens; a machine without IPv6 has only the second.
  return Boolean(await freePort(port, '::').catch(() => freePort(port, '0.0.0.0')));
}
