import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildPackages } from '../build/build-packages.mjs';
import { ensureInstalled } from '../install/ensure-installed.mjs';
import { makeDemoAccounts } from '../product/demo-accounts.mjs';
import { deployToken } from '../product/deploy-token.mjs';
import { publishCheckout } from '../product/publish-checkout.mjs';
import { registryClient } from '../registry/registry-client.mjs';
import { say } from '../terminal/say.mjs';
import { step } from '../terminal/step.mjs';
import { readSettings, withDemoHost } from './settings.mjs';
import { takePlace } from './take-place.mjs';
import { untilStopped } from './until-stopped.mjs';

/** `npm start [-- --demo]`: the whole product, from a bare clone to a page. */
export function startCommand() {
  return untilStopped(async (life) => {
    const { values } = parseArgs({ options: { demo: { type: 'boolean', default: false } } });
    const settings = values.demo ? withDemoHost(readSettings()) : readSettings();
    await takePlace(settings, [settings.port], life);
    await ensureInstalled();
    life.signal.throwIfAborted();
    await buildPackages();
    life.signal.throwIfAborted();
    const { url } = await startBuilt(settings, { demo: values.demo }, life);
    say(`Listening on ${url}`);
  });
}

/**
 * Starts the built product: database, demo accounts on request, one process of the API per port, and publishes the remotes.
 * @param options.ports of the API's processes
 * @param options.env additional environment
 * @returns `{ url, urls }`
 */
export async function startBuilt(settings, { demo = false, ports = [settings.port], env = {} }, life) {
  // Imported late: its packages may have been installed a moment ago.
  const { runApi, runDatabase } = await import('./run-product.mjs');
  const uri = await runDatabase(settings, life);
  const { dataDir } = settings;
  const accounts =
    demo &&
    (await step('Making the demo accounts', () => makeDemoAccounts({ MONGODB_URI: uri, DATA_DIR: dataDir, ...env })));
  const urls = [];
  for (const port of ports) urls.push(await runApi(settings, { port, uri, env }, life)); // the first process creates secrets and runs migrations
  const [url] = urls;
  await publishIfChanged(url, dataDir);
  if (accounts) say(accounts);
  return { url, urls };
}

/** Publishes the checkout's builds if they differ from its last publication. @returns whether there were any */
export async function publishIfChanged(url, dataDir) {
  const registry = registryClient({ url, token: deployToken(dataDir) });
  const { promoted, kept } = await publishCheckout(registry, { noteFile: path.join(dataDir, 'published.json') });
  if (promoted.length > 0) say(`Published: ${promoted.join(', ')}`);
  if (kept.length > 0) say(`As their teams deployed them: ${kept.join(', ')}`);
  return promoted.length > 0;
}
