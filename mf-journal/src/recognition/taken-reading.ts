import { textOf, wordsOf } from './acceptance.ts';
import type { OcrResult, RecognisedWord } from './ocr-result.ts';
import type { Handwriting } from './recogniser.ts';

/** A reading that the user has taken into her answer. */
export interface TakenReading {
  readonly of: Handwriting;
  /** As the engine read it. */
  readonly read: string;
  /** As she took it: with her corrections. */
  readonly text: string;
}

/**
 * Whether all that was read before is on the sheet still. Where some of its ink is gone, its words may be nowhere else than in the answer:
 * they stay there.
 */
export function hasAllOf(now: Handwriting, before: Handwriting): boolean {
  if ('pictureSrc' in now) return 'pictureSrc' in before && now.pictureSrc === before.pictureSrc;
  return 'ink' in before && before.ink.length > 0 && before.ink.every((stroke) => now.ink.includes(stroke));
}

/** Whether a text is the other one, or goes on after it with another word. */
const beginsWith = (text: string, beginning: string): boolean => `${text} `.startsWith(`${beginning} `);

/** The words of a reading. Where it goes on from the last one of its sheet, that one's are as the user has corrected them. */
export function wordsToCheck(reading: OcrResult, last: TakenReading | undefined): RecognisedWord[] {
  const words = wordsOf(reading);
  if (!last || last.text === last.read || !beginsWith(textOf(reading), last.read)) return words;
  const corrected = last.text.split(/\s+/).map((text) => ({ text, confidence: 100 }));
  return [...corrected, ...words.slice(last.read.split(' ').length)];
}

/**
 * The answer with a reading in it. A reading is a line of the answer, and the next one takes its place where it has the same ink and
 * what was written since. Two things keep that line, and what is new is added below: the user has changed it in the answer, or she
 * had corrected words in it which the engine now reads in another way, so that the new reading lacks them.
 * @param isReopened of what was taken before the sheet was opened nothing is known: a line with which the reading begins is taken for that
 */
export function withReading(
  answer: string,
  next: TakenReading,
  last: TakenReading | undefined,
  isReopened = false,
): string {
  const written = answer.trimEnd();
  const lines = written.split('\n');
  const hasCorrections = !last || last.text === last.read || beginsWith(next.read, last.read);
  const place = lines.findLastIndex((line) =>
    last ? hasCorrections && line === last.text : isReopened && line.includes(' ') && beginsWith(next.text, line),
  );
  if (place >= 0) return lines.with(place, next.text).join('\n');
  const added = last && beginsWith(next.text, last.text) ? next.text.slice(last.text.length).trim() : next.text;
  return [written, added].filter((part) => part !== '').join('\n');
}
