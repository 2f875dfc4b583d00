import type { RecognitionLanguage } from './ocr-result.ts';

/** Address of this build's folder, set by the bundler at run time. */
declare const __webpack_public_path__: string;

/** Where the build has put the engine; the names are those of `mf-journal/recognition-files.mjs`. */
export function recognitionFiles(language: RecognitionLanguage) {
  const address = (file: string) =>
    new URL(`on-demand/${file}`, new URL(__webpack_public_path__, document.baseURI)).href;
  return {
    worker: address('recognition-worker.js'),
    core: address('tesseract-core-simd-lstm.js'),
    wasm: address('tesseract-core-simd-lstm.wasm'),
    languages: address(''),
    data: address(`${language}.traineddata.gz`),
    words: language === 'spa' ? address('spa.words.txt') : undefined,
  };
}
