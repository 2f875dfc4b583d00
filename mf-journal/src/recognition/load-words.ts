import { type FamiliarWords, NO_WORDS, parseWords } from './familiar-words.ts';
import type { RecognitionLanguage } from './ocr-result.ts';
import { recognitionFiles } from './recognition-files.ts';

const LIMIT_MS = 15_000;

/** The language's words; none where we have no list, or it does not come: reading then goes by the engine's confidence alone. */
export async function loadWords(language: RecognitionLanguage): Promise<FamiliarWords> {
  const { words } = recognitionFiles(language);
  if (words === undefined) return NO_WORDS;
  try {
    const response = await fetch(words, { signal: AbortSignal.timeout(LIMIT_MS) });
    return response.ok ? parseWords(await response.text()) : NO_WORDS;
  } catch {
    return NO_WORDS;
  }
}
