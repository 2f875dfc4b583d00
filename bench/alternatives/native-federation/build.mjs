import { createHash } from 'node:crypto';
import { copyFileSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { runEsBuildBuilder } from '@softarc/native-federation-esbuild';
import { precompress } from '../../../scripts/build/precompress.mjs';
import { beginDist, writePage } from '../page.mjs';
import { LIBRARIES } from '../shared-libraries.mjs';
import { withStaticImports } from '../static-imports.mjs';
import { asOurBuilds, fontsOf, requiredFromImportMap } from './esbuild-plugins.mjs';
import { bundleShell } from './bundle-shell.mjs';

const folder = import.meta.dirname;
const root = path.resolve(folder, '../../..');
const dist = path.join(folder, 'dist');
const REMOTES = ['mf-calendar', 'mf-library'];

/**
 * Builds shell and remotes, each with its shared libraries; the page takes those of the shell.
 * @returns `{ dist, openFor }`; `openFor(remote)` makes the page that is served one whose address belongs to that remote
 */
export async function buildNativeFederation() {
  beginDist(dist);
  const plugins = [asOurBuilds, fontsOf(dist), requiredFromImportMap(Object.values(LIBRARIES).flat())];
  const entries = {};
  for (const name of ['shell', ...REMOTES]) entries[name] = await buildPart(name, plugins);
  const { main, bootstrap } = await bundleShell({ dist, externals: entries.shell.externals, plugins });
  await precompress(path.join(dist, 'assets'));

  const imports = Object.fromEntries(
    entries.shell.info.shared.map(({ packageName, outFileName }) => [packageName, `/assets/shell/${outFileName}`]),
  );
  return {
    dist,
    openFor(remote) {
      const [{ outFileName }] = entries[remote].info.exposes;
      const needed = new Set(
        [main, bootstrap, `/assets/${remote}/${outFileName}`].flatMap((address) =>
          withStaticImports(dist, address, imports),
        ),
      );
      needed.delete(main);
      const later = REMOTES.filter((name) => name !== remote).map((name) => [name, entries[name].address]);
      const manifest = {
        shell: entries.shell.address,
        first: { [remote]: entries[remote].address },
        later: Object.fromEntries(later),
      };
      writePage(dist, {
        main,
        before: `<script type="application/json" id="federation">${JSON.stringify(manifest)}</script>`,
        preload: [entries.shell.address, entries[remote].address, ...needed],
        modules: false,
      });
    },
  };
}

/** @returns what the build says of itself, and under which address: one with its hash, so that it need not be asked for again */
async function buildPart(name, plugins) {
  const federation = await runEsBuildBuilder(path.relative(root, path.join(folder, `${name}.config.mjs`)), {
    workspaceRoot: root,
    outputPath: path.relative(root, path.join(dist, 'assets', name)),
    cachePath: path.relative(root, path.join(folder, 'node_modules/.cache')),
    tsConfig: path.join(root, 'tsconfig.base.json'),
    packageJson: path.join(root, 'shell/package.json'),
    cacheExternalArtifacts: false,
    adapterConfig: { plugins, frameworks: [] },
  });
  await federation.close();
  const file = path.join(dist, 'assets', name, 'remoteEntry.json');
  const hash = createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 8);
  copyFileSync(file, file.replace('.json', `.${hash}.json`));
  return {
    info: federation.federationInfo,
    externals: federation.externals,
    address: `/assets/${name}/remoteEntry.${hash}.json`,
  };
}
