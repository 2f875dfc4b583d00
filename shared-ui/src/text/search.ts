import { foldAccents } from '@app/contract/fold-accents';

/** A text that is searched, folded once, so that a keystroke only compares. */
export interface Searched {
  readonly text: string;
  readonly folded: string;
}

export const searchedText = (text: string): Searched => ({ text, folded: foldAccents(text) });

/** The words of a query. */
export const wordsOfQuery = (query: string): readonly string[] => query.split(/\s+/).filter(Boolean);

/** Whether a text has a word, or a part of one, as it is written: without regard to case and accents. A word with ñ finds only ñ; one without finds both. */
export const hasWord = (searched: Searched, word: string): boolean =>
  searched.folded.includes(foldAccents(word)) &&
  (!/ñ/i.test(word.normalize('NFC')) || foldButEnye(searched.text).includes(foldButEnye(word)));

/** Whether a text has all words of a query, in any order. */
export const isFound = (searched: Searched, query: string): boolean =>
  wordsOfQuery(query).every((word) => hasWord(searched, word));

/** As `foldAccents`, but ñ stays: who takes the trouble to write it means it. */
const foldButEnye = (text: string): string => foldAccents(text.normalize('NFC').replace(/ñ/gi, '\u0001'));
