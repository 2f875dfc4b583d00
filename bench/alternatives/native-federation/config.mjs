import path from 'node:path';
import { withNativeFederation } from '@softarc/native-federation/config';
import { SHARED, SHARED_WITH_FALLBACK } from '../../../shared-ui/federation/shared.mjs';
import { FACADE_FILES, LIBRARIES } from '../shared-libraries.mjs';

const VERSIONS = { ...SHARED, ...SHARED_WITH_FALLBACK };
const root = path.resolve(import.meta.dirname, '../../..');
/** Modules that are not what their name resolves to, that are no JavaScript yet, or whose build for browsers the builder does not find. */
const OWN_FILES = {
  'styled-components': path.join(root, 'node_modules/styled-components/dist/styled-components.browser.esm.js'),
  ...FACADE_FILES,
  '@app/shared-ui/host': path.join(root, 'shared-ui/src/host/host.ts'),
};

/** Everything that our federation shares, as singletons, a file each. */
function sharedLibraries() {
  const names = Object.values(LIBRARIES).flat();
  return Object.fromEntries(names.map((name) => [name, describe(name)]));
}

function describe(name) {
  const version = VERSIONS[name] ?? VERSIONS[name.split('/')[0]];
  const entryPoint = OWN_FILES[name];
  return {
    singleton: true,
    strictVersion: true,
    requiredVersion: `^${version}`,
    includeSecondaries: false,
    build: 'separate',
    chunks: false,
    ...(entryPoint && { packageInfo: { entryPoint, version, esm: true } }),
  };
}

/** The federation's part of a build; `exposes` is empty for the shell. */
export const federationConfig = (name, exposes = {}) =>
  withNativeFederation({
    name,
    exposes,
    shared: sharedLibraries(),
    sharedMappings: [],
    features: { ignoreUnusedDeps: false },
  });
