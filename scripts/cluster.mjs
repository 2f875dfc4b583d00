import { parseArgs } from 'node:util';
import { buildPackages } from './build/build-packages.mjs';
import { runMembers } from './cluster/run-members.mjs';
import { ensureInstalled } from './install/ensure-installed.mjs';
import { readSettings, withDemoHost } from './start/settings.mjs';
import { startBuilt } from './start/start-command.mjs';
import { takePlace } from './start/take-place.mjs';
import { untilStopped } from './start/until-stopped.mjs';
import { say } from './terminal/say.mjs';

/**
 * `npm run cluster [-- --members 3 --processes 3 --demo]`: a replica set, processes of the API on the ports after `PORT`, and on `PORT` a balancer
 * before them, to check that no process needs another (D39). What ends is started again.
 */
await untilStopped(async (life) => {
  const options = {
    members: { type: 'string', default: '3' },
    processes: { type: 'string', default: '3' },
    demo: { type: 'boolean', default: false },
  };
  const { values } = parseArgs({ options });
  const settings = values.demo ? withDemoHost(readSettings()) : readSettings();
  const ports = Array.from({ length: Number(values.processes) }, (_, i) => settings.port + 1 + i);
  await takePlace(settings, [settings.port, ...ports], life);
  await ensureInstalled();
  life.signal.throwIfAborted();
  await buildPackages();
  life.signal.throwIfAborted();
  const { startBalancer } = await import('./cluster/balancer.mjs');
  const mongodbUri = settings.mongodbUri ?? (await runMembers(settings, { members: Number(values.members) }, life));
  const env = { TRUST_PROXY: 'loopback' };
  const { urls } = await startBuilt({ ...settings, mongodbUri }, { demo: values.demo, ports, env }, life);
  const balancer = await startBalancer({ ...settings, targets: urls });
  life.atEnd(balancer.stop);
  for (const url of urls) say(`A process: ${url}`);
  say(`Listening on ${balancer.url}`);
});
