import path from 'node:path';
import { rspack } from '@rspack/core';
import { CompileHintPlugin } from '../scripts/build/compile-hint-plugin.mjs';
import { webConfig } from '../scripts/build/web-config.mjs';
import { PagePlugin } from './build/page-plugin.mjs';
import { PrecachePlugin } from './build/precache-plugin.mjs';

/** A plain bundle: the registry says at run time which remotes there are (D29). */
export default (env = {}, argv = {}) => {
  const development = argv.mode === 'development';
  const base = webConfig(import.meta.dirname, { development });
  return {
    ...base,
    entry: {
      // Runs before the first paint and blocks it: a few hundred bytes that set light or dark, and start the app after that paint.
      first: './src/boot/blocking-script.ts',
      main: './src/main.tsx',
      // The curtain of a discreet device (D44).
      curtain: './src/boot/curtain/curtain.ts',
      // At the root: the scope of a service worker is its own folder and below.
      sw: { import: './service-worker/service-worker.ts', filename: 'sw.js' },
    },
    output: {
      ...base.output,
      uniqueName: 'shell',
      publicPath: '/',
      filename: 'assets/[name].[contenthash:8].js',
      chunkFilename: 'assets/[name].[contenthash:8].js',
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
    },
    // No vendor chunks: with them every page would fetch more files, and list more hashes.
    optimization: { ...base.optimization, splitChunks: { cacheGroups: { defaultVendors: false } } },
    plugins: [
      ...base.plugins,
      new rspack.CopyRspackPlugin({
        patterns: [
          { from: 'src/pwa/icon.svg', to: 'assets/icon.[contenthash].svg' },
          // The preview image of a link on other sites, which store its address: no hash.
          { from: 'src/boot/og.png', to: 'og.png' },
          // Seals on the landing page.
          { from: 'src/features/landing/seals', to: 'sellos' },
          // The installed app: the operating system stores these addresses.
          { from: 'src/pwa/manifest.webmanifest', to: 'manifest.webmanifest' },
          { from: 'src/pwa/icons', to: '.' },
          { from: 'src/pwa/looks', to: '.', globOptions: { ignore: ['**/*.svg'] } },
        ],
      }),
      // Chunks that every page runs, and those that every signed-in page runs.
      ...(development ? [] : [new CompileHintPlugin(filesOf('main', 'signed-in'))]),
      new PagePlugin({
        template: path.join(import.meta.dirname, 'src/boot/index.html'),
        blocking: 'first',
        afterPaint: 'main',
        signedIn: ['signed-in'],
        curtain: 'curtain',
        icon: /icon\.\w+\.svg$/,
        fonts: /latin-wght-normal\.\w+\.woff2$/,
      }),
      new PrecachePlugin({ worker: 'sw.js', files: /^assets\/.*\.(js|woff2|svg)$/ }),
      // Remotes are loaded by their entry scripts, never by a federation manifest: the runtime's snapshot code is not needed.
      new rspack.DefinePlugin({ FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true, ENV_TARGET: '"web"' }),
    ],
  };
};

const filesOf =
  (...names) =>
  ({ namedChunkGroups }) =>
    names.flatMap((name) => namedChunkGroups.get(name).getFiles());
