import { createRequire } from 'node:module';

const { resolve } = createRequire(createRequire(import.meta.url).resolve('@module-federation/enhanced'));
const tools = createRequire(resolve('@module-federation/runtime-tools'));

const RUNTIME = '@module-federation/runtime';
const BUNDLER_RUNTIME = '@module-federation/webpack-bundler-runtime';

/** Path of a module's ES variant, of which a bundler takes only the used parts; the federation plugin names the one for `require`. */
const esmOf = (name) => tools.resolve(name).replace(/\.cjs$/, '.js');

/** Aliases that halve the size of a remote's entry (decision 0010). */
export const ESM_RUNTIME = {
  [tools.resolve(BUNDLER_RUNTIME)]: esmOf(BUNDLER_RUNTIME),
  [RUNTIME]: esmOf(RUNTIME),
};
