import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { FACADES } from '../../shared-ui/federation/facades.mjs';
import { SHARED, SHARED_WITH_FALLBACK } from '../../shared-ui/federation/shared.mjs';
import { inRoot } from '../paths.mjs';
import { CompileHintPlugin } from './compile-hint-plugin.mjs';
import { ESM_RUNTIME } from './esm-runtime.mjs';
import { overrideServer } from './override-build.mjs';
import { pageFiles } from './page-files.mjs';
import { hostContract } from './host-contract.mjs';
import { declarationFile, readDeclaration, runModule } from './read-declaration.mjs';
import { RemoteManifestPlugin } from './remote-manifest-plugin.mjs';
import { webConfig } from './web-config.mjs';

/**
 * The bundler configuration of a remote, from its `remote.config.ts` and `package.json`.
 *
 * `rspack build` makes a federation container without React and the like, which the shell provides; `rspack serve` runs the remote
 * alone, with everything bundled, in the mock host of `src/main.tsx`, and beside it the container for a product that runs already.
 *
 * @param {string} folder of the remote
 */
export function remoteConfig(folder) {
  const { name, version: packageVersion } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const version = process.env.REMOTE_VERSION ?? packageVersion;
  return async (env = {}, argv = {}) => {
    const serving = Boolean(env.RSPACK_SERVE ?? env.WEBPACK_SERVE);
    const development = serving || argv.mode === 'development';
    const declaration = await readDeclaration(folder);
    const facts = { folder, name, version, declaration, development };
    if (!serving) return containerConfig(facts);
    const container = containerConfig({ ...facts, version: `${version}-dev`, development: false, hasMaps: false });
    const route = firstPage(declaration.routes);
    return aloneConfig(folder, name, overrideServer(container, { name, folder, route, product }));
  };
}

/** The product that a remote's dev server belongs to. */
const product = process.env.API_URL ?? 'http://localhost:3000';

const { isAddress } = runModule(inRoot('api/contract/src/route-pattern.ts'));

/** The first page that opens as it is: a pattern with parameters needs ids of the product. */
const firstPage = (routes) => routes.find(isAddress) ?? '/';

function containerConfig({ folder, name, version, declaration, development, hasMaps = !development }) {
  const { access, routes, headings, slots, nav, order, pages } = declaration;
  const container = name.replaceAll('-', '_');
  const base = webConfig(folder, { development });
  const filesOf = (compilation) => pageFiles(compilation, declarationFile(folder), pages);
  const slotModules = Object.fromEntries(slots.map((slot) => [slot, `slot-${slot}`]));
  return {
    ...base,
    // Source maps stay with the build and are never published: there they locate faults.
    ...(hasMaps && { devtool: 'hidden-source-map' }),
    resolve: { ...base.resolve, alias: { ...base.resolve.alias, ...ESM_RUNTIME } },
    entry: {},
    output: {
      ...base.output,
      uniqueName: container,
      publicPath: 'auto',
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].chunk.js',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      // The name below has the version, or chunks of a broken version would be taken for those of the one rolled back to. The timeout is
      // short, as the card with 'Reintentar' is kinder than a page that waits for two minutes.
      chunkLoadTimeout: 15_000,
      chunkLoadingGlobal: `chunk_${container}_${version}`.replace(/\W/g, '_'),
    },
    optimization: {
      ...base.optimization,
      splitChunks: { cacheGroups: { zod: { test: ZOD, name: 'on-demand/zod', chunks: 'async', enforce: true } } },
    },
    plugins: [
      ...base.plugins,
      new ModuleFederationPlugin({
        name: container,
        filename: 'remoteEntry.[contenthash:8].js',
        exposes: {
          './remote': './src/remote.tsx',
          ...Object.fromEntries(Object.values(slotModules).map((module) => [`./${module}`, `./src/${module}.tsx`])),
        },
        shared: sharedLibraries(),
        shareStrategy: 'loaded-first',
        manifest: true,
        dts: false,
        experiments: {
          externalRuntime: true,
          optimization: { disableSnapshot: true, disableRemote: true, target: 'web' },
        },
      }),
      ...(development
        ? []
        : [
            new CompileHintPlugin((compilation) => [
              ...startFiles(compilation),
              ...Object.values(filesOf(compilation)).flat(),
            ]),
          ]),
      new RemoteManifestPlugin(
        {
          name,
          container,
          version,
          routes,
          headings,
          slots: slotModules,
          nav,
          order,
          hostContract: hostContract(),
          access,
        },
        { filesOf, hidesMaps: hasMaps },
      ),
    ],
  };
}

/**
 * Files of the remote's entry, its routes and its slots. They and the files of its pages need the hint more than the shell's files: the
 * browser keeps a file compiled whole if a service worker stored it while being installed, and remotes are loaded without that.
 */
const startFiles = (compilation) => [
  ...Object.keys(compilation.assets).filter((file) => file.startsWith('remoteEntry.')),
  ...compilation.chunkGroups
    .filter(({ name }) => name?.startsWith('__federation_expose_'))
    .flatMap((group) => group.getFiles()),
];

/** The remote's own copy of zod, in one file that loads on demand alone. */
const ZOD = /zod-facade|[\\/]node_modules[\\/]zod[\\/]/;

function sharedLibraries() {
  const singletons = Object.entries(SHARED).map(([library, version]) => [
    library,
    { singleton: true, strictVersion: true, requiredVersion: `^${version}`, import: false },
  ]);
  const withFallback = Object.entries(SHARED_WITH_FALLBACK).map(([library, version]) => [
    library,
    { version, requiredVersion: `^${version}`, import: FACADES[library] },
  ]);
  return Object.fromEntries([...singletons, ...withFallback]);
}

function aloneConfig(folder, name, override) {
  const base = webConfig(folder, { development: true, refresh: true });
  return {
    ...base,
    entry: { main: './src/main.tsx' },
    output: { ...base.output, publicPath: '/', filename: '[name].js' },
    // Lazy compilation stays off: a remote is built fast, and a page that asks for its parts one by one can miss an answer and wait for
    // ever.
    lazyCompilation: false,
    plugins: [
      ...base.plugins.filter((plugin) => !(plugin instanceof rspack.SubresourceIntegrityPlugin)),
      new ReactRefreshRspackPlugin(),
      new rspack.HtmlRspackPlugin({ title: `${name} a solas`, templateContent: aloneTemplate }),
    ],
    devServer: {
      ...override,
      port: 'auto',
      // The same host name as the API's: the browser sends its session cookie to every port of a host.
      host: 'localhost',
      historyApiFallback: true,
      hot: true,
      proxy: [{ context: ['/api'], target: product }],
    },
  };
}

const aloneTemplate = `<!doctype html>
<html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"></head>
<body><div id="root"></div></body></html>`;
