import { inRoot } from '../paths.mjs';
import { runModule } from './read-declaration.mjs';

/** The host contract that a remote is built for: that of its checkout. */
export const hostContract = () => runModule(inRoot('api/contract/src/host-contract.ts')).HOST_CONTRACT;
