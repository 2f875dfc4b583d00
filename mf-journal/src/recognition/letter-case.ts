import { type FamiliarWords, isCommonWord } from './familiar-words.ts';
import type { RecognisedWord, RecognitionLanguage } from './ocr-result.ts';

/** Words of one letter, which are written as capitals and small letters alike. English has an `I` of its own. */
const LONE_LETTERS: Readonly<Record<RecognitionLanguage, string>> = {
  spa: 'AEOUY',
  eng: '',
  ita: 'AEIO',
  fra: 'AY',
  deu: '',
};
const SENTENCE_END = /[.!?…:]["')]*$/;
/** A word with nothing before it that opens a sentence or a quotation. */
const CAPITALISED = /^[^\p{L}\p{N}¿¡"'(]*(\p{Lu}\p{Ll}*)[^\p{L}\p{N}]*$/u;

/**
 * Decides between capitals and small letters, which by hand often differ in size alone. Inside a word neighbours do ('importaNte'); at its
 * beginning the list of words does, where it has them and the word is in the middle of a sentence ('me Duele La cabeza'): no name, no
 * first word of a line, and no word of capitals alone becomes small.
 */
export function settleCase(
  lines: readonly (readonly RecognisedWord[])[],
  language: RecognitionLanguage,
  words: FamiliarWords,
): (readonly RecognisedWord[])[] {
  let before = '.';
  return lines.map((line) =>
    line.map((word, place) => {
      const isInSentence = !SENTENCE_END.test(before);
      before = word.text;
      if (isInSentence && LONE_LETTERS[language].includes(word.text)) return small(word);
      const text = word.text.replace(/\p{L}+/gu, smallInside);
      const [, capitalised] = (isInSentence && place > 0 && CAPITALISED.exec(text)) || [];
      const isWrittenLarge = capitalised !== undefined && isCommonWord(words, capitalised);
      return isWrittenLarge ? small({ ...word, text }) : { ...word, text };
    }),
  );
}

const small = (word: RecognisedWord): RecognisedWord => ({ ...word, text: word.text.toLowerCase() });

const smallInside = (letters: string): string =>
  /\p{Ll}/u.test(letters) ? letters.slice(0, 1) + letters.slice(1).toLowerCase() : letters;
