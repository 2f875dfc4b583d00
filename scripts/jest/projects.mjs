import { readdirSync } from 'node:fs';
import { inRoot, root } from '../paths.mjs';

const transform = {
  '\\.tsx?$': [
    '@swc/jest',
    {
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
      },
      module: { type: 'es6' },
    },
  ],
};

const base = {
  rootDir: root,
  transform,
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'json', 'node'],
  testMatch: ['**/*.test.{ts,tsx,mjs}'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  modulePathIgnorePatterns: ['/dist/'],
  restoreMocks: true,
};

const nodeProject = (name, folders, more = {}) => ({
  ...base,
  displayName: name,
  roots: folders.map((folder) => inRoot(folder)),
  setupFiles: [inRoot('scripts/jest/node-setup.mjs')],
  ...more,
});

/** Adds browser interfaces that jsdom lacks; styles, fonts and pictures are stubbed by name. */
const webProject = (name, folders = [name]) => ({
  ...base,
  displayName: name,
  roots: folders.map((folder) => inRoot(folder)),
  testEnvironment: inRoot('scripts/jest/web-environment.mjs'),
  setupFiles: [inRoot('scripts/jest/web-setup.mjs')],
  setupFilesAfterEnv: [inRoot('scripts/jest/web-matchers.mjs')],
  // Real fonts: the text of a PDF can only be read back with the font that it was set in.
  extensionsToTreatAsEsm: [...base.extensionsToTreatAsEsm, '.ttf'],
  transform: { ...transform, '\\.ttf$': inRoot('scripts/jest/font-transform.mjs') },
  transformIgnorePatterns: ['/node_modules/(?!@expo-google-fonts/)'],
  moduleNameMapper: {
    '\\.(css|woff2|svg|png)$': inRoot('scripts/jest/asset-stub.mjs'),
    '^@fontsource-variable/[^/]+$': inRoot('scripts/jest/asset-stub.mjs'),
    // Its server build, which jest would take, writes no global style: a contract test could not see one.
    '^styled-components$': inRoot('node_modules/styled-components/dist/styled-components.browser.cjs.js'),
  },
});

const remotes = readdirSync(root).filter((name) => name.startsWith('mf-'));

export const projects = [
  nodeProject('api', ['api/src', 'api/test', 'api/timing'], {
    globalSetup: inRoot('scripts/jest/mongo-setup.mjs'),
    globalTeardown: inRoot('scripts/jest/mongo-teardown.mjs'),
  }),
  nodeProject('contract', ['api/contract/src']),
  nodeProject('scripts', ['scripts']),
  webProject('shared-ui'),
  webProject('sync', ['shell/sync']),
  webProject('shell', ['shell/src', 'shell/service-worker', 'shell/prerender']),
  ...remotes.map((name) => webProject(name)),
];
