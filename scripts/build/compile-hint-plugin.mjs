const NAME = 'compile-hint';

/** Chromium's explicit compile hint, at the top of a file; a comment to other browsers. */
const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Makes the browser compile files eagerly, off the main thread while they load, instead of function by function, and cache the result. For
 * files of which a page runs most; in others it would compile unused code.
 */
export class CompileHintPlugin {
  /** @param {(compilation: import('@rspack/core').Compilation) => Iterable<string>} filesOf names of the files */
  constructor(filesOf) {
    this.filesOf = filesOf;
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.rspack;
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      // This stage comes after the removal of comments, and before source maps are written, whose lines the hint moves, and files are named
      // by their content.
      const stage = Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING - 1;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
        for (const file of new Set(this.filesOf(compilation)))
          if (file.endsWith('.js')) compilation.updateAsset(file, (source) => new sources.ConcatSource(HINT, source));
      });
    });
  }
}
