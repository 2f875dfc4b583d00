import { remoteConfig } from '@app/remote-kit/build/remote-config';

export default remoteConfig(import.meta.dirname);
