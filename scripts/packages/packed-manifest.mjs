/** Target of an export once its TypeScript is compiled. */
function compiled(target) {
  if (target.endsWith('.d.ts')) return { types: target };
  if (!/\.tsx?$/.test(target)) return target;
  const base = target.replace(/\.tsx?$/, '');
  return { types: `${base}.d.ts`, default: `${base}.js` };
}

/**
 * The package.json of a packed package. Its exports lead to what was compiled. Tools are devDependencies in this repository, so that its images
 * and notices leave them out; those who install the package need them.
 */
export function packedManifest({ devDependencies = {}, exports, dependencies, ...manifest }) {
  const { private: _, ...shown } = manifest;
  return {
    ...shown,
    exports: Object.fromEntries(Object.entries(exports).map(([key, target]) => [key, compiled(target)])),
    dependencies: { ...dependencies, ...devDependencies },
  };
}
