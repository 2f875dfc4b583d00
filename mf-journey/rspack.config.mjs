import { remoteConfig } from '@app/shared-ui/federation/remote-config.mjs';

export default remoteConfig({
  folder: import.meta.dirname,
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
});
