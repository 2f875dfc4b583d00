/** What is known of a language's words: small letters → place among the most used ones, and whether it is a name. */
export type FamiliarWords = ReadonlyMap<string, { readonly rank: number; readonly isName: boolean }>;

/** Of a language of which we have no list. */
export const NO_WORDS: FamiliarWords = new Map();

/** Only among these have names been told from other words (`mf-journal/words`). */
const COMMON = 3_000;
/** The most used word of a language is said some 50 times in 1,000: 10^7.7 in 10^9. The others follow by Zipf's law. */
const LOG_OF_FIRST = 7.7;
const UNKNOWN = -0.2;

/** @param list a word a line, the most used first, names with a capital letter */
export const parseWords = (list: string): FamiliarWords =>
  new Map(
    list
      .split('\n')
      .filter((word) => word !== '')
      .map((word, rank) => [word.toLowerCase(), { rank, isName: word !== word.toLowerCase() }]),
  );

const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
const isNoWord = (letters: string): boolean => /^\d*$/.test(letters);

/** How much a reading looks like a word of the language. @returns 1 for the most used ones, less for rarer ones, below 0 for unknown ones */
export function familiarity(words: FamiliarWords, text: string): number {
  const letters = lettersOf(text);
  if (words.size === 0 || isNoWord(letters)) return 0;
  const known = words.get(letters);
  return known ? Math.min(1, 0.35 + (LOG_OF_FIRST - Math.log10(known.rank + 1)) / 8) : UNKNOWN;
}

/** Whether it is a number or a word of the list. */
export function isFamiliar(words: FamiliarWords, text: string): boolean {
  const letters = lettersOf(text);
  return isNoWord(letters) || words.has(letters);
}

/** Whether it is in everyday use and no name: nobody writes it with a capital letter in the middle of a sentence. */
export function isCommonWord(words: FamiliarWords, word: string): boolean {
  const known = words.get(word.toLowerCase());
  return known !== undefined && known.rank < COMMON && !known.isName;
}
