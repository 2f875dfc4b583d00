import { remoteConfig } from '../scripts/build/remote-config.mjs';

export default remoteConfig(import.meta.dirname);
