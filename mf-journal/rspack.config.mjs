import { remoteConfig } from '@app/shared-ui/federation/remote-config.mjs';
import { recognitionFiles } from './recognition-files.mjs';

const journal = remoteConfig({
  folder: import.meta.dirname,
  module: './src/remote-in-steps.ts',
  routes: ['/journaling', '/journaling/:entryId'],
  slots: ['activity-journal'],
});

export default (env, argv) => {
  const config = journal(env, argv);
  return { ...config, plugins: [...config.plugins, recognitionFiles()] };
};
