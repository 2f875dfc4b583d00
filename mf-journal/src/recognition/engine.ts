import { type ImageLike, OEM, PSM, type Worker } from 'tesseract.js';
import { downloadAll } from './download.ts';
import { recognitionFiles } from './recognition-files.ts';
import type { RecognisedWord, RecognitionLanguage } from './ocr-result.ts';
import { WHITELIST } from './whitelist.ts';

/** How a picture is read: one line of writing, or a sheet of which no strokes are left (D41). */
type PageMode = 'line' | 'sheet';

export interface Engine {
  read(picture: ImageLike, mode: PageMode): Promise<readonly (readonly RecognisedWord[])[]>;
  close(): Promise<void>;
}

/** From download to first answer. tesseract.js waits for ever where a browser forbids WebAssembly, without a word. */
const START_LIMIT_MS = 30_000;
/** A line takes a tenth of a second, on the slowest phone two. */
const READ_LIMIT_MS = 30_000;
/** What of the progress is download; the rest is starting. */
const DOWNLOAD_SHARE = 0.8;

const MODES: Readonly<Record<PageMode, PSM>> = { line: PSM.RAW_LINE, sheet: PSM.SINGLE_BLOCK };

/** @param onProgress 0…1 while files are loaded and the engine starts */
export async function openEngine(
  language: RecognitionLanguage,
  onProgress: (progress: number) => void,
): Promise<Engine> {
  const files = recognitionFiles(language);
  // Into the browser's cache, from which the worker takes them: tesseract.js itself tells nothing of a download until it is over.
  await downloadAll([files.core, files.wasm, files.data], (share) => onProgress(share * DOWNLOAD_SHARE));
  const worker = await start(language, files);
  await worker.setParameters({ tessedit_char_whitelist: WHITELIST[language] });
  onProgress(1);
  let mode: PageMode | undefined;
  return {
    async read(picture, wanted) {
      if (mode !== wanted) await worker.setParameters({ tessedit_pageseg_mode: MODES[wanted] });
      mode = wanted;
      const { data } = await within(READ_LIMIT_MS, worker.recognize(picture, {}, { text: false, blocks: true }));
      return (data.blocks ?? []).flatMap(({ paragraphs }) =>
        paragraphs.flatMap(({ lines }) => lines.map(({ words }) => words.map(wordOf))),
      );
    },
    close: async () => {
      await worker.terminate();
    },
  };
}

const wordOf = ({ text, confidence }: RecognisedWord): RecognisedWord => ({ text, confidence });

async function start(language: RecognitionLanguage, files: ReturnType<typeof recognitionFiles>): Promise<Worker> {
  const { createWorker } = await import('tesseract.js');
  const starting = createWorker(language, OEM.LSTM_ONLY, {
    workerPath: files.worker,
    corePath: files.core,
    langPath: files.languages,
    workerBlobURL: false,
    // The files are immutable in the browser's cache; a second copy in a database of its own would outlive a sign-out.
    cacheMethod: 'none',
    errorHandler: () => undefined,
  });
  try {
    return await within(START_LIMIT_MS, starting);
  } catch (error) {
    starting.then((worker) => worker.terminate()).catch(() => undefined);
    throw error;
  }
}

async function within<T>(limitMs: number, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`the handwriting engine gave no answer in ${limitMs} ms`)), limitMs);
  });
  return Promise.race([work, tooLate]).finally(() => clearTimeout(timer));
}
