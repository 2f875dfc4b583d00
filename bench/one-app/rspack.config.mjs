import path from 'node:path';
import shellConfig from '../../shell/rspack.config.mjs';
import { PagePlugin } from '../../shell/page-plugin.mjs';

const folder = import.meta.dirname;

/** The shell's own configuration with another main file: what differs in the benchmark is the way remotes arrive, and nothing else. */
export default (env, argv) => {
  const shell = shellConfig(env, argv);
  // There are no remotes' files to preload: they are chunks of this build.
  shell.plugins.find((plugin) => plugin instanceof PagePlugin).omit = '%PRELOAD%';
  return {
    ...shell,
    entry: { ...shell.entry, main: path.join(folder, 'main.tsx') },
    output: { ...shell.output, path: path.join(folder, 'dist'), uniqueName: 'one-app' },
  };
};
