import { deployToken } from '../product/deploy-token.mjs';
import { registryClient } from '../registry/registry-client.mjs';
import { localUrl, readSettings } from '../start/settings.mjs';

/** The product that a checkout's commands address: at `--to`, otherwise the one on this machine, whose token is in its data folder. */
export function localProduct({ to }) {
  const settings = readSettings();
  const url = to ?? localUrl(settings);
  return { url, registry: registryClient({ url, token: deployToken(settings.dataDir) }) };
}
