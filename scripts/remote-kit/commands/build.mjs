import { run } from '../process/run.mjs';
import { toolOf } from '../place.mjs';
import { Stop } from '../terminal/say.mjs';

/**
 * Builds a remote.
 * @param {{ mode?: 'production' | 'development', version?: string }} options `version`: otherwise that of its package.json
 * @throws Stop with the bundler's message
 */
export async function buildRemote(place, { mode = 'production', version } = {}) {
  const env = { ...process.env, NODE_ENV: mode, ...(version && { REMOTE_VERSION: version }) };
  const { code, output } = await run(process.execPath, [toolOf(place, 'rspack'), 'build', '--mode', mode], {
    cwd: place.folder,
    env,
    quiet: true,
  });
  if (code !== 0) throw new Stop(`${output.trim()}\nBuilding ${place.name} failed.`);
}
