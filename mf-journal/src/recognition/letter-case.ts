import type { ReadWord, RecognitionLanguage } from './reading.ts';

/** Words of one letter, which are written as capitals and small letters alike. English has an `I` of its own. */
const LONE_LETTERS: Readonly<Record<RecognitionLanguage, string>> = {
  spa: 'AEOUY',
  eng: '',
  ita: 'AEIO',
  fra: 'AY',
  deu: '',
};
const SENTENCE_END = /[.!?]["')]*$/;

/**
 * Lets neighbours decide between capitals and small letters: by hand many differ in size alone ('importaNte'). Capitals stay at the
 * beginning of a word and in words of nothing else.
 */
export function settleCase(
  lines: readonly (readonly ReadWord[])[],
  language: RecognitionLanguage,
): (readonly ReadWord[])[] {
  let before = '.';
  return lines.map((line) =>
    line.map((word) => {
      const isLone = LONE_LETTERS[language].includes(word.text) && !SENTENCE_END.test(before);
      before = word.text;
      return { ...word, text: isLone ? word.text.toLowerCase() : word.text.replace(/\p{L}+/gu, smallInside) };
    }),
  );
}

const smallInside = (letters: string): string =>
  /\p{Ll}/u.test(letters) ? letters.slice(0, 1) + letters.slice(1).toLowerCase() : letters;
