import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buildPackages } from '../build/build-packages.mjs';
import { launchMongod } from '../mongod/launch.mjs';
import { freePort } from '../process/free-port.mjs';
import { say } from '../terminal/say.mjs';
import { startApi } from './api-process.mjs';
import { deployToken } from './deploy-token.mjs';
import { publishCheckout } from './publish-checkout.mjs';
import { registryClient } from '../registry/registry-client.mjs';
import { makeDemoAccounts } from './demo-accounts.mjs';

/**
 * Starts the whole product on free ports, in a temporary data folder, for journeys and benchmarks.
 * @param {object} [options]
 * @param {boolean} [options.demo] make the demo accounts
 * @param {readonly Record<string, string>[]} [options.besides] further processes of the API on the same database: an environment for each
 * @param {Record<string, string>} [options.env] environment of all processes
 * @param {number} [options.output] descriptor of the file that the processes print to; by default `server.log` in the data folder
 * @returns its addresses and folder; `log` is the path of `server.log`
 */
export async function startTemporaryProduct({ demo = false, besides = [], env = {}, output } = {}) {
  await buildPackages();
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'reencuentro-'));
  const log = path.join(dataDir, 'server.log');
  const mongod = await launchMongod({ dataDir });
  const printed = output ?? openSync(log, 'a');
  const processes = [];
  const stop = async () => {
    for (const api of processes.toReversed()) await api.stop();
    await mongod.stop();
    if (output === undefined) closeSync(printed);
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    const common = { MONGODB_URI: mongod.uri, DATA_DIR: dataDir, ...env };
    for (const own of [{}, ...besides]) {
      const port = await freePort();
      processes.push(await startApi({ env: { ...common, PORT: String(port), ...own }, output: printed }));
    }
    const [{ url }] = processes;
    await publishCheckout(registryClient({ url, token: deployToken(dataDir) }));
    if (demo) await makeDemoAccounts(common);
    return { url, urls: processes.map((api) => api.url), dataDir, log, mongodbUri: mongod.uri, stop };
  } catch (error) {
    if (output === undefined) say(`The end of the server's log:\n${lastLines(log)}`);
    await stop();
    throw error;
  }
}

const lastLines = (file) => readFileSync(file, 'utf8').trim().split('\n').slice(-20).join('\n');
