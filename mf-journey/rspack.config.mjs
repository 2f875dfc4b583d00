import { readFileSync } from 'node:fs';
import { remoteConfig } from '@app/shared-ui/federation/remote-config.mjs';

/** A stage page waits for what is in the stage; which of the four weeks it is, and what that week is for, its number says. */
const STAGES = 48; // as in the contract, which a build's settings cannot import
const weeks = JSON.parse(readFileSync(new URL('src/copy/week-headings.json', import.meta.url), 'utf8'));
const stages = Array.from({ length: STAGES }, (_, i) => [`/block/:blockId/etapa/${i + 1}`, weeks[i % weeks.length]]);

export default remoteConfig({
  folder: import.meta.dirname,
  module: './src/remote-in-steps.ts',
  routes: [
    '/',
    '/dashboard',
    '/block/:id',
    '/block/:blockId/etapa/:etapaId',
    '/block/:blockId/etapas-completadas',
    '/block/:blockId/etapas-anteriores',
    '/etapas-completadas',
    '/seals',
  ],
  headings: Object.fromEntries(stages),
});
