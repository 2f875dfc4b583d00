import { buildPackages } from '../build/build-packages.mjs';
import { remoteNames } from '../build/packages.mjs';
import { ensureInstalled } from '../install/ensure-installed.mjs';
import { writePidFile } from '../process/pid-file.mjs';
import { startApi } from '../product/api-process.mjs';
import { makeDemoAccounts } from '../product/demo-accounts.mjs';
import { localUrl, readSettings, withDemoHost } from '../start/settings.mjs';
import { publishIfChanged } from '../start/start-command.mjs';
import { apiPidFile, takePlace } from '../start/take-place.mjs';
import { untilStopped } from '../start/until-stopped.mjs';
import { say } from '../terminal/say.mjs';
import { watchSources } from './watch-sources.mjs';

/**
 * `npm run dev`: the whole product in development builds with the demo accounts. A change rebuilds what depends on it: remotes are
 * published to the running API (open pages offer the new version); for the shell and the API, the API restarts.
 * Its data are in `data/dev`, as a development build of a remote does not run in the shell of a production build.
 * One remote alone, with hot reloading: `npm run dev -w mf-journal`.
 */
export function devCommand() {
  return untilStopped(async (life) => {
    const settings = withDemoHost(readSettings({ dataDir: 'data/dev' }));
    await takePlace(settings, [settings.port], life);
    await ensureInstalled();
    life.signal.throwIfAborted();
    await buildPackages({ mode: 'development' });
    life.signal.throwIfAborted();
    const { runDatabase } = await import('../start/run-product.mjs');
    const uri = await runDatabase(settings, life);
    const { dataDir, host, port } = settings;
    const env = { NODE_ENV: 'development', MONGODB_URI: uri, DATA_DIR: dataDir, HOST: host, PORT: String(port) };
    await makeDemoAccounts(env);
    const url = localUrl(settings);
    const onSpawn = (pid) => writePidFile(apiPidFile(dataDir, port), pid);
    const start = () => startApi({ env, url, signal: life.signal, onSpawn });
    let api = await start();
    life.atEnd(() => api.stop());
    await publishIfChanged(url, dataDir);

    const refresh = async () => {
      try {
        const built = await buildPackages({ mode: 'development' });
        if (built.includes('api') || built.includes('shell')) {
          await api.stop();
          api = await start();
          say('The API runs again.');
        }
        if (built.some((name) => remoteNames().includes(name))) await publishIfChanged(url, dataDir);
      } catch (error) {
        // A fault in the code just written is shown; the next change retries.
        if (!life.signal.aborted) say(error.message);
      }
    };
    life.atEnd(watchSources(refresh));
    say(`Listening on ${url} (development; rebuilds what you change)`);
  });
}
