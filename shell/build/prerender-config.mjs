import path from 'node:path';
import shellConfig from '../rspack.config.mjs';

const shell = path.resolve(import.meta.dirname, '..');

/** Compiles the public pages for Node, with the asset addresses of the browser's build. */
export default () => {
  const { module, resolve, output } = shellConfig();
  return {
    context: shell,
    mode: 'production',
    target: 'node20',
    devtool: false,
    entry: './src/boot/prerender/prerendered.ts',
    resolve,
    module: {
      ...module,
      rules: module.rules.map((rule) =>
        rule.type === 'asset/resource' ? { ...rule, generator: { emit: false } } : rule,
      ),
    },
    output: {
      path: path.join(shell, 'dist/prerender'),
      filename: 'public-pages.cjs',
      library: { type: 'commonjs2' },
      publicPath: output.publicPath,
      assetModuleFilename: output.assetModuleFilename,
      hashFunction: output.hashFunction,
    },
    optimization: { minimize: false },
  };
};
