const NAME = 'compile-hint';

/** Chromium's, at the very top of a file; other browsers see a comment. */
const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Has files that come with a page compiled whole and off the main thread while they come, instead of function by function when each is
 * called first, and kept so by the browser. For files of which a page runs most; in others it would compile what nobody calls.
 */
export class CompileHintPlugin {
  /** @param {(compilation: import('@rspack/core').Compilation) => Iterable<string>} filesOf names of the files */
  constructor(filesOf) {
    this.filesOf = filesOf;
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.rspack;
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      // After comments have been taken out, before files are named by what is in them.
      const stage = Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
        for (const file of new Set(this.filesOf(compilation)))
          if (file.endsWith('.js')) compilation.updateAsset(file, (source) => new sources.ConcatSource(HINT, source));
      });
    });
  }
}
