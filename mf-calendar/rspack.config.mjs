import { remoteConfig } from '@app/shared-ui/federation/remote-config.mjs';

export default remoteConfig({
  folder: import.meta.dirname,
  module: './src/remote-in-steps.ts',
  routes: ['/calendario'],
});
