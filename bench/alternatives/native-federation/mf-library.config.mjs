import { federationConfig } from './config.mjs';

export default federationConfig('mf-library', { './remote': 'mf-library/src/remote.tsx' });
