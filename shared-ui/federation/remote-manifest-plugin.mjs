import { createHash } from 'node:crypto';

const NAME = 'remote-manifest';

/**
 * Writes `remote.json`, what a build says of itself to the registry: its entry, the hash of every file (so that the shell can refuse
 * a changed byte) and the files worth asking for together with the page, of each and of one alone. Read from the federation's own
 * `mf-manifest.json`.
 */
export class RemoteManifestPlugin {
  /** @param {(compilation: import('@rspack/core').Compilation) => Record<string, string[]>} filesOfPages by route pattern */
  constructor(facts, filesOfPages) {
    this.facts = facts;
    this.filesOfPages = filesOfPages;
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.rspack;
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT + 1;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, (assets) => {
        const read = (file) => assets[file].source();
        const federation = JSON.parse(String(read('mf-manifest.json')));
        const served = Object.keys(assets).filter((file) => !/^mf-(manifest|stats)\.json$/.test(file));
        const manifest = {
          ...this.facts,
          entry: federation.metaData.remoteEntry.name,
          integrity: Object.fromEntries(served.map((file) => [file, sha384(read(file))])),
          preload: federation.exposes
            .filter((expose) => expose.path === './remote')
            .flatMap(({ assets: { js } }) => js.sync),
          pages: this.filesOfPages(compilation),
        };
        for (const file of ['mf-manifest.json', 'mf-stats.json']) if (assets[file]) compilation.deleteAsset(file);
        compilation.emitAsset('remote.json', new sources.RawSource(JSON.stringify(manifest, null, 2)));
      });
    });
  }
}

const sha384 = (bytes) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
