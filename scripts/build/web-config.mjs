import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { rspack } from '@rspack/core';

/** Folder with one folder for each build of react-router. */
const REACT_ROUTER_BUILDS = path.resolve(fileURLToPath(import.meta.resolve('react-router')), '../..');

/**
 * Settings that the bundles of the shell and of every remote share. `refresh`: components are replaced in the open page, and keep their
 * state.
 */
export function webConfig(folder, { development, refresh = false }) {
  return {
    context: folder,
    mode: development ? 'development' : 'production',
    target: ['web', 'es2022'],
    devtool: development ? 'cheap-module-source-map' : false,
    resolve: {
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
      alias: {
        // jspdf's libraries for drawing HTML and SVG, 90 kB that nothing here uses.
        html2canvas: false,
        canvg: false,
        dompurify: false,
        // react-router's package.json names its development build for every mode.
        ...(!development && {
          'react-router$': path.join(REACT_ROUTER_BUILDS, 'production/index.mjs'),
          'react-router/dom$': path.join(REACT_ROUTER_BUILDS, 'production/dom-export.mjs'),
        }),
      },
    },
    output: {
      path: path.join(folder, 'dist'),
      // Hot updates are kept: a page two changes behind asks for both, and without the first it loads anew and loses what was typed.
      clean: development ? { keep: /\.hot-update\./ } : true,
      crossOriginLoading: 'anonymous',
      hashFunction: 'xxhash64',
    },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          loader: 'builtin:swc-loader',
          options: {
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: { runtime: 'automatic', development, refresh } },
            },
            env: { targets: ['chrome >= 111', 'firefox >= 114', 'safari >= 16.4'] },
          },
          type: 'javascript/auto',
        },
        { test: /\.(woff2|png|svg)$/, type: 'asset/resource' },
        {
          test: /\.ttf$/,
          type: 'javascript/auto',
          loader: path.join(import.meta.dirname, 'subset-font-loader.mjs'),
        },
      ],
    },
    optimization: { chunkIds: development ? 'named' : 'deterministic' },
    performance: { hints: false },
    plugins: [
      new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] }),
      new rspack.DefinePlugin({ 'process.env.NODE_ENV': JSON.stringify(development ? 'development' : 'production') }),
    ],
  };
}
