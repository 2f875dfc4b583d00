import { remoteConfig } from '@app/shared-ui/federation/remote-config.mjs';

export default remoteConfig(import.meta.dirname);
