import type { OcrResult, RecognisedWord, RecognitionLanguage } from './ocr-result.ts';
import { WHITELIST } from './whitelist.ts';

/** Of 2§9: shorter texts and less confident ones are not offered. */
const MIN_LENGTH = 3;
const CONFIDENCE_THRESHOLD = 30;

/** Lines and spaces become single spaces; what is not of the language goes (2§5). */
export function cleanText(text: string, language: RecognitionLanguage): string {
  const known = new Set(WHITELIST[language]);
  return Array.from(text.replace(/\s+/g, ' '))
    .filter((character) => known.has(character))
    .join('')
    .replace(/ {2,}/g, ' ')
    .trim();
}

/** The words of a reading, cleaned, in one row. */
export const wordsOf = ({ lines, language }: OcrResult): RecognisedWord[] =>
  lines
    .flat()
    .map((word) => ({ text: cleanText(word.text, language), confidence: word.confidence }))
    .filter(({ text }) => text !== '');

export const textOf = (reading: OcrResult): string =>
  wordsOf(reading)
    .map(({ text }) => text)
    .join(' ');

/** The mean over the letters: a long word says more than a short one. @returns 0–100 */
export function confidenceOf(lines: readonly (readonly RecognisedWord[])[]): number {
  let [sum, letters] = [0, 0];
  for (const { text, confidence } of lines.flat()) {
    sum += confidence * text.length;
    letters += text.length;
  }
  return letters === 0 ? 0 : sum / letters;
}

export const isAcceptable = (reading: OcrResult): boolean =>
  textOf(reading).length >= MIN_LENGTH && confidenceOf(reading.lines) > CONFIDENCE_THRESHOLD;
