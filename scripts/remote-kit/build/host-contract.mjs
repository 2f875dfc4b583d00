import { createRequire } from 'node:module';
import { runModule } from './read-declaration.mjs';

/** The host contract that a remote is built for: the one of the installed contract, which is released together with its shared-ui. */
export const hostContract = () =>
  runModule(createRequire(import.meta.url).resolve('@app/contract/host-contract')).HOST_CONTRACT;
