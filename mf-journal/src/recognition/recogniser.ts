import type { Ink } from '../ink/ink.ts';
import { type Engine, openEngine } from './engine.ts';
import type { FamiliarWords } from './familiar-words.ts';
import { loadWords } from './load-words.ts';
import type { OcrResult, RecognitionLanguage } from './ocr-result.ts';
import { recogniseInk } from './recognise-ink.ts';
import { settleCase } from './letter-case.ts';

export type OnProgress = (progress: number) => void;

/** Input of the recognition: strokes, or the address of a picture where they are lost (old entries). */
export type Handwriting = { readonly ink: Ink } | { readonly pictureSrc: string };

interface Recogniser {
  readonly engine: Engine;
  readonly words: FamiliarWords;
}

/** At most one per page, for the language that was read last: an engine holds 140 MB. */
let current: { readonly language: RecognitionLanguage; readonly opening: Promise<Recogniser> } | undefined;
let ready: Recogniser | undefined;

/** Whether `recognise` would start reading at once. */
export const isRecogniserReady = (language: RecognitionLanguage): boolean =>
  ready !== undefined && current?.language === language;

/** Loads the engine once; a failure is not cached, so that the next call retries. @param onProgress 0…1, for the first caller */
export async function prepareRecogniser(language: RecognitionLanguage, onProgress: OnProgress): Promise<Recogniser> {
  if (current?.language === language) return current.opening;
  const former = current;
  const mine = { language, opening: open(language, onProgress) };
  current = mine;
  ready = undefined;
  try {
    await former?.opening.then(({ engine }) => engine.close()).catch(() => undefined);
    const opened = await mine.opening;
    if (current === mine) ready = opened;
    return opened;
  } catch (error) {
    if (current === mine) current = undefined;
    throw error;
  }
}

async function open(language: RecognitionLanguage, onProgress: OnProgress): Promise<Recogniser> {
  const words = loadWords(language);
  return { engine: await openEngine(language, onProgress), words: await words };
}

/**
 * Reads handwriting on this device; nothing of it is sent anywhere.
 * @throws Error when the engine does not start or stops responding; the next call starts another one
 */
export async function recognise(
  handwriting: Handwriting,
  language: RecognitionLanguage,
  onProgress: OnProgress,
): Promise<OcrResult> {
  const recogniser = await prepareRecogniser(language, () => undefined);
  const { engine, words } = recogniser;
  try {
    const lines =
      'ink' in handwriting
        ? await recogniseInk(handwriting.ink, engine, words, onProgress)
        : await engine.read(handwriting.pictureSrc, 'sheet');
    return { lines: settleCase(lines, language, words), language };
  } catch (error) {
    // Skipped if it has been closed already, and another one is being opened.
    if (ready === recogniser) await closeRecogniser();
    throw error;
  }
}

/** Frees the memory when the user stops writing by hand. */
export async function closeRecogniser(): Promise<void> {
  const closing = current;
  current = undefined;
  ready = undefined;
  await closing?.opening.then(({ engine }) => engine.close()).catch(() => undefined);
}
