import { createRequire } from 'node:module';
import path from 'node:path';
import { FACADES } from '../../shared-ui/federation/facades.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const require = createRequire(path.join(root, 'shell/package.json'));

/**
 * What our federation shares, as ES modules: a file each, where the names of React have one in common, as nobody wants one without the
 * others. The second root that single-spa makes needs `react-dom/client` too. Router and zod are the same short lists of names as ours.
 */
export const LIBRARIES = {
  react: ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'],
  router: ['react-router-dom'],
  query: ['@tanstack/react-query'],
  styled: ['styled-components'],
  host: ['@app/shared-ui/host'],
  zod: ['zod/mini'],
};

/** The files that stand for router and zod, as they are shared. */
export const FACADE_FILES = Object.fromEntries(
  Object.entries(FACADES).map(([name, module]) => [name, require.resolve(module)]),
);

const isCommonJs = (library) => library === 'react';

/** @returns the source of a library's module. NODE_ENV decides which React it is. */
export function sourceOf(library) {
  const names = LIBRARIES[library];
  if (!isCommonJs(library)) return names.map((name) => `export * from '${name}';`).join('\n');
  const taken = new Set();
  const lines = names.map((name) => {
    // CommonJS says only when it runs what its names are; `version` is in more than one.
    const own = Object.keys(require(name)).filter((key) => !taken.has(key));
    for (const key of own) taken.add(key);
    return `export { ${own.join(', ')} } from '${name}';`;
  });
  return [...lines, `export { default } from '${names[0]}';`].join('\n');
}
