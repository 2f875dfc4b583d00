import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Stop } from '../terminal/say.mjs';

/**
 * The token for publishing: from the environment, or the one that this installation generated.
 * @param {string} dataDir
 * @returns {string}
 */
export function deployToken(dataDir) {
  if (process.env.DEPLOY_TOKEN) return process.env.DEPLOY_TOKEN;
  const file = path.join(dataDir, 'secrets.json');
  if (!existsSync(file))
    throw new Stop(
      `No deploy token: set DEPLOY_TOKEN, or DATA_DIR to the folder of the running product (looked in ${file}).`,
    );
  return JSON.parse(readFileSync(file, 'utf8')).deployToken;
}
