import { remoteConfig } from '../scripts/build/remote-config.mjs';
import { recognitionFiles } from './recognition-files.mjs';

const journal = remoteConfig(import.meta.dirname);

export default async (env, argv) => {
  const config = await journal(env, argv);
  return { ...config, plugins: [...config.plugins, recognitionFiles()] };
};
