import path from 'node:path';
import { build } from 'esbuild';

const folder = import.meta.dirname;
const root = path.resolve(folder, '../../..');

/**
 * The shell's own code, as the adapter builds a remote's.
 * @returns addresses of its main module, and of the one that runs once the import map is there
 */
export async function bundleShell({ dist, externals, plugins }) {
  const { metafile } = await build({
    entryPoints: { main: path.join(folder, 'main.ts') },
    outdir: path.join(dist, 'assets'),
    entryNames: '[name]-[hash]',
    external: externals,
    absWorkingDir: root,
    tsconfig: path.join(root, 'tsconfig.base.json'),
    bundle: true,
    splitting: true,
    minify: true,
    metafile: true,
    format: 'esm',
    platform: 'browser',
    plugins,
  });
  const addressOf = (isIt) => {
    const [file] = Object.entries(metafile.outputs).find(([, { entryPoint = '' }]) => isIt(entryPoint));
    return `/${path.relative(dist, path.join(root, file))}`;
  };
  return {
    main: addressOf((entry) => entry.endsWith('native-federation/main.ts')),
    bootstrap: addressOf((entry) => entry.endsWith('start-shell.tsx')),
  };
}
