const NAME = 'compile-hint';

/** Chromium's explicit compile hint, at the top of a file; a comment to other browsers. */
const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Has the browser compile files eagerly, off the main thread and while they load, instead of lazily function by function, and cache the
 * result. For files of which a page runs most; in others it would compile unused code.
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
