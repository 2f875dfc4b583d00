import { createRequire } from 'node:module';
import path from 'node:path';

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

/** Settings that all jest projects share, in node and for the browser. */
export const project = {
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
};

/**
 * A project of jest for code of the page: adds browser interfaces that jsdom lacks; styles, fonts and pictures are stubbed by name.
 * @param {{ name: string, rootDir: string, roots?: string[] }} facts
 */
export const webProject = ({ name, rootDir, roots = [rootDir] }) => ({
  ...project,
  rootDir,
  displayName: name,
  roots,
  testEnvironment: here('web-environment.mjs'),
  setupFiles: [here('web-setup.mjs')],
  setupFilesAfterEnv: [here('web-matchers.mjs')],
  // Fonts are real: the text of a PDF can only be read back with the font that it was set in.
  extensionsToTreatAsEsm: [...project.extensionsToTreatAsEsm, '.ttf'],
  transform: { ...project.transform, '\\.ttf$': here('font-transform.mjs') },
  transformIgnorePatterns: ['/node_modules/(?!@expo-google-fonts/)'],
  moduleNameMapper: {
    '\\.(css|woff2|svg|png)$': here('asset-stub.mjs'),
    '^@fontsource-variable/[^/]+$': here('asset-stub.mjs'),
    '^styled-components$': BROWSER_STYLES,
    '^lucide-react$': ICONS,
  },
});
