import path from 'node:path';
import { rspack } from '@rspack/core';
import shellConfig from '../../shell/rspack.config.mjs';
import { PagePlugin } from '../../shell/build/page-plugin.mjs';

const folder = import.meta.dirname;

/** The shell's configuration with another main file: the benchmark differs only in how remotes arrive. */
export default (env, argv) => {
  const shell = shellConfig(env, argv);
  const page = shell.plugins.find((plugin) => plugin instanceof PagePlugin);
  // The page has no preloads of remotes and no federation: remotes are chunks of this build.
  page.omit = '%PRELOAD%';
  return {
    ...shell,
    entry: { ...shell.entry, main: path.join(folder, 'main.tsx') },
    output: { ...shell.output, path: path.join(folder, 'dist'), uniqueName: 'one-app' },
    plugins: [
      ...shell.plugins,
      new rspack.NormalModuleReplacementPlugin(/\/load-federation\.ts$/, path.join(folder, 'no-federation.ts')),
    ],
  };
};
