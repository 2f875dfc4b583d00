import { createRequire } from 'node:module';
import { runModule } from './read-declaration.mjs';

/** The host contract that a remote is built for: that of its checkout. */
export const hostContract = () =>
  runModule(createRequire(import.meta.url).resolve('@app/contract/host-contract')).HOST_CONTRACT;
