const NAME = 'precache';

/**
 * Writes the list of the shell's files into the service worker, and a manifest's icons with their hashes. The list is made from the
 * assets of the same build, so every name exists.
 */
export class PrecachePlugin {
  /** @param `worker` file name of the worker; `files` which files it keeps */
  constructor({ worker, files }) {
    Object.assign(this, { worker, files });
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.rspack;
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: NAME, stage: Compilation.PROCESS_ASSETS_STAGE_REPORT + 2 },
        (assets) => {
          // Names carry a hash: the file behind one never changes, and needs no revision.
          const list = Object.keys(assets)
            .filter((file) => this.files.test(file))
            .toSorted()
            .map((file) => ({ url: `/${file}`, revision: null }));
          const source = String(assets[this.worker].source()).replace('self.__WB_MANIFEST', JSON.stringify(list));
          compilation.updateAsset(this.worker, new sources.RawSource(source));
        },
      );
    });
  }
}
