import { remoteNames } from '../build/packages.mjs';

/** READMEs with a map: `folders` are those whose children it has to name. */
export const README_MAPS = [
  { readme: 'README.md', folders: ['.'] },
  {
    readme: 'api/README.md',
    folders: [
      'api',
      'api/src',
      'api/src/platform',
      'api/src/resources',
      ...['account', 'admin', 'delivery', 'outreach', 'profile', 'programme', 'writing'].map(
        (group) => `api/src/resources/${group}`,
      ),
      'api/test',
    ],
  },
  { readme: 'api/contract/README.md', folders: ['api/contract/src'] },
  { readme: 'e2e/README.md', folders: ['e2e'] },
  { readme: 'scripts/remote-kit/README.md', folders: ['scripts/remote-kit'] },
  { readme: 'shared-ui/README.md', folders: ['shared-ui', 'shared-ui/src'] },
  { readme: 'shell/README.md', folders: ['shell', 'shell/src', 'shell/src/features', 'shell/src/sync'] },
  { readme: 'shell/sync/README.md', folders: ['shell/sync/src'] },
  ...remoteNames().map((name) => ({
    readme: `${name}/README.md`,
    folders: [`${name}/src`, `${name}/src/features`],
  })),
];
