import { federationConfig } from './config.mjs';

export default federationConfig('shell');
