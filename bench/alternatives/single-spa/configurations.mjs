import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { rspack } from '@rspack/core';
import { webConfig } from '../../../shared-ui/federation/web-config.mjs';
import { FACADE_FILES, LIBRARIES, sourceOf } from '../shared-libraries.mjs';

const folder = import.meta.dirname;
const root = path.resolve(folder, '../../..');
const sources = path.join(folder, 'node_modules/.cache/libraries');

export const dist = path.join(folder, 'dist');

/** The shell as single-spa's root config, the two remotes as applications, and what they share: each a build of its own. */
export const configurations = () => [
  { ...moduleConfig('main', path.join(folder, 'root-config.tsx')), name: 'root-config' },
  ...Object.keys(LIBRARIES).map(libraryConfig),
  ...['mf-calendar', 'mf-library'].map((name) => asLibrary(moduleConfig(name, path.join(folder, `${name}.ts`)))),
];

function libraryConfig(library) {
  mkdirSync(sources, { recursive: true });
  const file = path.join(sources, `${library}.mjs`);
  writeFileSync(file, sourceOf(library));
  return asLibrary(moduleConfig(library, file, LIBRARIES[library]));
}

/** An entry as an ES module, by the settings of our own builds, that leaves what is shared to the import map; its `own` names excepted. */
function moduleConfig(name, file, own = []) {
  const base = webConfig(root, { development: false });
  const shared = Object.values(LIBRARIES)
    .flat()
    .filter((library) => !own.includes(library));
  return {
    ...base,
    name,
    entry: { [name]: file },
    output: {
      ...base.output,
      clean: false,
      path: dist,
      uniqueName: name,
      publicPath: '/',
      module: true,
      chunkFormat: 'module',
      filename: `assets/[name].[contenthash:8].js`,
      chunkFilename: `assets/${name}/[name].[contenthash:8].js`,
      assetModuleFilename: `assets/[name].[contenthash:8][ext]`,
    },
    externalsType: 'module',
    externals: Object.fromEntries(shared.map((library) => [library, library])),
    resolve: { ...base.resolve, alias: { ...base.resolve.alias, ...FACADE_FILES } },
    // The integrity of modules is the import map's business, not the bundler's.
    plugins: base.plugins.filter((plugin) => !(plugin instanceof rspack.SubresourceIntegrityPlugin)),
  };
}

const asLibrary = (config) => ({ ...config, output: { ...config.output, library: { type: 'module' } } });
