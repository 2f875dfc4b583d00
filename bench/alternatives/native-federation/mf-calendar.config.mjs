import { federationConfig } from './config.mjs';

export default federationConfig('mf-calendar', { './remote': 'mf-calendar/src/remote.tsx' });
