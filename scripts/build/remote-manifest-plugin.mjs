import { createHash } from 'node:crypto';

const NAME = 'remote-manifest';

/**
 * Writes `remote.json`, the build's description for the registry: its entry, the hash of every file (so that the shell can refuse a changed
 * byte), the files to preload with every page and with a single one, and those of each part, which the budget weighs. Reads the federation's
 * own `mf-manifest.json`.
 */
export class RemoteManifestPlugin {
  /**
   * @param {object} options
   * @param {(compilation: import('@rspack/core').Compilation) => Record<string, string[]>} options.filesOf files of pages, by route pattern
   * @param {boolean} options.hidesMaps whether source maps are no files of the version
   */
  constructor(facts, { filesOf, hidesMaps }) {
    this.facts = facts;
    this.filesOfPages = filesOf;
    this.hidesMaps = hidesMaps;
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.rspack;
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT + 1;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, (assets) => {
        const read = (file) => assets[file].source();
        const federation = JSON.parse(String(read('mf-manifest.json')));
        const served = Object.keys(assets).filter(
          (file) => !/^mf-(manifest|stats)\.json$/.test(file) && !(this.hidesMaps && file.endsWith('.map')),
        );
        const manifest = {
          ...this.facts,
          entry: federation.metaData.remoteEntry.name,
          integrity: Object.fromEntries(served.map((file) => [file, sha384(read(file))])),
          preload: filesOf(federation, 'remote'),
          pages: this.filesOfPages(compilation),
          parts: Object.fromEntries(
            Object.entries(this.facts.slots).map(([slot, module]) => [slot, filesOf(federation, module)]),
          ),
        };
        for (const file of ['mf-manifest.json', 'mf-stats.json']) if (assets[file]) compilation.deleteAsset(file);
        compilation.emitAsset('remote.json', new sources.RawSource(JSON.stringify(manifest, null, 2)));
      });
    });
  }
}

/** Files that an exposed module comes in. */
const filesOf = ({ exposes }, module) =>
  exposes.filter(({ path }) => path === `./${module}`).flatMap(({ assets: { js } }) => js.sync);

const sha384 = (bytes) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
