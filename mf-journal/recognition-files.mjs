import { createRequire } from 'node:module';
import path from 'node:path';
import { rspack } from '@rspack/core';

const require = createRequire(import.meta.url);
const packageFolder = (name) => path.dirname(require.resolve(`${name}/package.json`));

/** What is in it is kept for use without a network when it has been used once, not before: it is large. */
const FOLDER = 'on-demand';
const LANGUAGES = ['spa', 'eng', 'ita', 'fra', 'deu'];
/** The core with SIMD alone: every browser that we build for has it. */
const CORE = 'tesseract-core-simd-lstm';

/**
 * Puts the handwriting engine and its languages beside the built files, as they come from their packages, and our list of words: nothing
 * is fetched from elsewhere (D41). Their names are fixed. The worker's is the one that may compile WebAssembly, the core looks for its `.wasm`
 * by name in the worker's own folder, and the engine makes a language's address of its name. They are as immutable as other files,
 * since a version has a folder of its own.
 */
export function recognitionFiles() {
  const core = packageFolder('tesseract.js-core');
  const files = [
    { from: path.join(packageFolder('tesseract.js'), 'dist/worker.min.js'), to: `${FOLDER}/recognition-worker.js` },
    { from: path.join(core, `${CORE}.js`), to: `${FOLDER}/${CORE}.js` },
    { from: path.join(core, `${CORE}.wasm`), to: `${FOLDER}/${CORE}.wasm` },
    ...LANGUAGES.map((language) => ({
      from: path.join(packageFolder(`@tesseract.js-data/${language}`), `4.0.0_best_int/${language}.traineddata.gz`),
      to: `${FOLDER}/${language}.traineddata.gz`,
    })),
    { from: path.join(import.meta.dirname, 'words/spa.txt'), to: `${FOLDER}/spa.words.txt` },
  ];
  return new rspack.CopyRspackPlugin({ patterns: files.map((file) => ({ ...file, info: { minimized: true } })) });
}
