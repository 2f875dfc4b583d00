import path from 'node:path';
import shellConfig from '../../shell/rspack.config.mjs';
import { PagePlugin } from '../../shell/page-plugin.mjs';

const folder = import.meta.dirname;

/** The shell's own configuration with another main file: what differs in the benchmark is the way remotes arrive, and nothing else. */
export default (env, argv) => {
  const shell = shellConfig(env, argv);
  const page = shell.plugins.find((plugin) => plugin instanceof PagePlugin);
  // There are no remotes' files to preload, and no federation: remotes are chunks of this build.
  page.omit = '%PRELOAD%';
  return {
    ...shell,
    entry: { ...shell.entry, main: path.join(folder, 'main.tsx') },
    output: { ...shell.output, path: path.join(folder, 'dist'), uniqueName: 'one-app' },
  };
};
