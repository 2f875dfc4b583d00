import type { Ink } from '../ink/ink.ts';
import { type Engine, openEngine } from './engine.ts';
import type { Reading, RecognitionLanguage } from './reading.ts';
import { recogniseInk } from './recognise-ink.ts';
import { settleCase } from './letter-case.ts';

export type OnProgress = (progress: number) => void;

/** What can be read: strokes, or the address of a picture where they are lost (old entries). */
export type Handwriting = { readonly ink: Ink } | { readonly pictureSrc: string };

/** One engine for the page, of the language that was read last: it holds 140 MB while it lives. */
let current: { readonly language: RecognitionLanguage; readonly engine: Promise<Engine> } | undefined;
let ready: Engine | undefined;

/** Whether `recognise` would begin to read at once. */
export const isRecogniserReady = (language: RecognitionLanguage): boolean =>
  ready !== undefined && current?.language === language;

/** Loads the engine, once; a failure is forgotten, so that the next call tries again. @param onProgress 0…1, for whoever asks first */
export async function prepareRecogniser(language: RecognitionLanguage, onProgress: OnProgress): Promise<Engine> {
  if (current?.language === language) return current.engine;
  const former = current;
  const engine = openEngine(language, onProgress);
  const mine = { language, engine };
  current = mine;
  ready = undefined;
  try {
    await former?.engine.then((other) => other.close()).catch(() => undefined);
    const opened = await engine;
    if (current === mine) ready = opened;
    return opened;
  } catch (error) {
    if (current === mine) current = undefined;
    throw error;
  }
}

/**
 * Reads handwriting on this device; nothing of it is sent anywhere.
 * @throws Error when the engine does not start or answers no more; the next call starts another one
 */
export async function recognise(
  handwriting: Handwriting,
  language: RecognitionLanguage,
  onProgress: OnProgress,
): Promise<Reading> {
  const engine = await prepareRecogniser(language, () => undefined);
  try {
    const lines =
      'ink' in handwriting
        ? await recogniseInk(handwriting.ink, engine, onProgress)
        : await engine.read(handwriting.pictureSrc, 'sheet');
    return { lines: settleCase(lines, language), language };
  } catch (error) {
    // Unless it has been closed already, and another one is being opened by now.
    if (ready === engine) await closeRecogniser();
    throw error;
  }
}

/** Gives the memory back when she stops writing by hand. */
export async function closeRecogniser(): Promise<void> {
  const closing = current;
  current = undefined;
  ready = undefined;
  await closing?.engine.then((engine) => engine.close()).catch(() => undefined);
}
