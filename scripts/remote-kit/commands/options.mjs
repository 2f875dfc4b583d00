import { existsSync } from 'node:fs';
import path from 'node:path';
import { registryClient } from '../registry/registry-client.mjs';
import { Stop } from '../terminal/say.mjs';
import { HOURS_OPTION } from './try.mjs';

/** Options of a deploy. */
export const DEPLOY_OPTIONS = {
  to: { type: 'string' },
  'allow-older': { type: 'boolean', default: false },
  try: { type: 'boolean', default: false },
  force: { type: 'string' },
  ...HOURS_OPTION,
};

/**
 * The product that a team's own repository addresses: at `--to`, or at DEPLOY_TO, with DEPLOY_TOKEN; `.env` of the folder may have both.
 * @throws Stop without a token
 */
export function productOf({ to }, folder = process.cwd()) {
  const file = path.join(folder, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
  const url = to ?? process.env.DEPLOY_TO ?? 'http://localhost:3000';
  const token = process.env.DEPLOY_TOKEN;
  if (!token)
    throw new Stop('No deploy token: set DEPLOY_TOKEN, which the operator of the product gives to your team.');
  return { url, registry: registryClient({ url, token }) };
}
