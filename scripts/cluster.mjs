import { parseArgs } from 'node:util';
import { buildPackages } from './build/build-packages.mjs';
import { ensureInstalled } from './install/ensure-installed.mjs';
import { readSettings, withDemoHost } from './start/settings.mjs';
import { startBuilt } from './start/start-command.mjs';
import { takePlace } from './start/take-place.mjs';
import { untilStopped } from './start/until-stopped.mjs';
import { say } from './terminal/say.mjs';

/**
 * `npm run cluster [-- --processes 2]`: several processes of the API on one MongoDB, on consecutive ports, to check that none needs another (D39).
 */
await untilStopped(async (life) => {
  const options = { processes: { type: 'string', default: '2' }, demo: { type: 'boolean', default: false } };
  const { values } = parseArgs({ options });
  const settings = values.demo ? withDemoHost(readSettings()) : readSettings();
  const ports = Array.from({ length: Number(values.processes) }, (_, i) => settings.port + i);
  await takePlace(settings, ports, life);
  await ensureInstalled();
  life.signal.throwIfAborted();
  await buildPackages();
  life.signal.throwIfAborted();
  const { urls } = await startBuilt(settings, { demo: values.demo, ports }, life);
  for (const url of urls) say(`Listening on ${url}`);
});
