/** The packages for teams with a repository of their own. `compiled`: folders with TypeScript, which become JavaScript with types. */
export const PACKAGES = [
  { name: '@app/contract', folder: 'api/contract', compiled: ['src'] },
  { name: '@app/shared-ui', folder: 'shared-ui', compiled: ['src', 'federation'] },
  { name: '@app/remote-kit', folder: 'scripts/remote-kit', compiled: [] },
];
