import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { inRoot, root } from '../paths.mjs';

const { resolve } = createRequire(import.meta.url);
const here = (file) => path.join(import.meta.dirname, file);
/**
 * The browser build of styled-components. The server build, which jest would take, writes no global style: a contract test could not see
 * one.
 */
const BROWSER_STYLES = path.join(path.dirname(resolve('styled-components')), 'styled-components.browser.cjs.js');

/**
 * All icons in one file: the module build, which jest would take, is a file for each of nearly two thousand, read anew for every file of
 * tests.
 */
const ICONS = resolve('lucide-react');

const project = (name, folders) => ({
  rootDir: root,
  displayName: name,
  roots: folders.map((folder) => inRoot(folder)),
  transform: {
    '\\.tsx?$': [
      resolve('@swc/jest'),
      {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'es6' },
      },
    ],
  },
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'json', 'node'],
  testMatch: ['**/*.test.{ts,tsx,mjs}'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  modulePathIgnorePatterns: ['/dist/'],
  restoreMocks: true,
});

const nodeProject = (name, folders, more = {}) => ({
  ...project(name, folders),
  setupFiles: [here('node-setup.mjs')],
  ...more,
});

/** A project for code of the page: adds browser interfaces that jsdom lacks; styles, fonts and pictures are stubbed by name. */
function pageProject(name, folders = [name]) {
  const common = project(name, folders);
  return {
    ...common,
    testEnvironment: here('web-environment.mjs'),
    setupFiles: [here('web-setup.mjs')],
    setupFilesAfterEnv: [here('web-matchers.mjs')],
    // Fonts are real: the text of a PDF can only be read back with the font that it was set in.
    extensionsToTreatAsEsm: [...common.extensionsToTreatAsEsm, '.ttf'],
    transform: { ...common.transform, '\\.ttf$': here('font-transform.mjs') },
    transformIgnorePatterns: ['/node_modules/(?!@expo-google-fonts/)'],
    moduleNameMapper: {
      '\\.(css|woff2|svg|png)$': here('asset-stub.mjs'),
      '^@fontsource-variable/[^/]+$': here('asset-stub.mjs'),
      '^styled-components$': BROWSER_STYLES,
      '^lucide-react$': ICONS,
    },
  };
}

const remotes = readdirSync(root).filter((name) => name.startsWith('mf-'));

export const projects = [
  nodeProject('api', ['api/src', 'api/test', 'api/timing'], {
    globalSetup: here('mongo-setup.mjs'),
    globalTeardown: here('mongo-teardown.mjs'),
  }),
  nodeProject('contract', ['api/contract/src']),
  nodeProject('scripts', ['scripts']),
  pageProject('shared-ui'),
  pageProject('sync', ['shell/sync']),
  pageProject('shell', ['shell/src', 'shell/service-worker']),
  ...remotes.map((name) => pageProject(name)),
];
