import { remoteNames } from '../build/packages.mjs';

/**
 * Packages with ordered folders: none has import cycles, at any level. `layers`, where given, are the first-level folders from the top
 * down, and files beside them that folders import: each imports only from its own layer and those below it; '*' stands for every folder
 * that is not named. Files beside them that are not named are entries of the package, which no folder imports.
 */
export const FOLDER_RULES = [
  { folder: 'api/contract/src' },
  { folder: 'api/src', layers: [['migrations'], ['demo'], ['resources'], ['deps.ts'], ['platform']] },
  {
    folder: 'api/src/resources',
    layers: [['profile', 'outreach', 'admin'], ['delivery', 'library', 'writing'], ['programme'], ['account']],
  },
  {
    folder: 'api/src/resources/delivery/registry',
    layers: [['serving', 'publishing'], ['rollout'], ['trying'], ['ownership'], ['versions']],
  },
  { folder: 'shared-ui/src' },
  { folder: 'shell/sync/src' },
  {
    folder: 'shell/src',
    layers: [
      ['boot'],
      ['host'],
      ['features'],
      ['sync', 'pwa'],
      ['remotes'],
      ['live'],
      ['session'],
      ['ui'],
      ['pixel', 'storage'],
      ['copy'],
    ],
  },
  ...remoteNames().map((name) => ({ folder: `${name}/src`, layers: [['app'], ['features'], ['*']] })),
];
