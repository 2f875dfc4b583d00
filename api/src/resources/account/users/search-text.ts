import { foldAccents } from '@app/contract/fold-accents';
import type { User } from './user.model.ts';

/**
 * The n-gram index of the administrator's user search. A search must not read every account, and MongoDB has no index for 'contains': each
 * account stores the n-grams of its name and address, and a search reads only accounts with its rarest n-gram. These are trigrams and
 * 4-grams; for searches of one or two letters, prefixes of words.
 */

const SHORT = 3;
const LONG = 4;

/** Folds text like `foldAccents`, and compatibility characters to plain ones: 'ﬁ' is 'fi'. Stored with each account. */
export const foldText = (text: string): string => foldAccents(text.normalize('NFKD')).trim();

const wordsOf = (fold: string): string[] => fold.split(/\s+/u).filter(Boolean);

function runsOf(word: string, length: number): string[] {
  const characters = Array.from(word);
  return Array.from({ length: Math.max(0, characters.length - length + 1) }, (_, i) =>
    characters.slice(i, i + length).join(''),
  );
}

/** Prefixes of one and two characters of each part of a word; `ana-luz@example` has three parts. */
const beginningsOf = (word: string): string[] =>
  (word.match(/[\p{L}\p{N}]+/gu) ?? []).flatMap((part) => {
    const characters = Array.from(part);
    return [`^${characters[0]}`, ...(characters.length > 1 ? [`^${characters[0]}${characters[1]}`] : [])];
  });

/** The search fields of an account; to be written whenever name or address change. */
export function searchFieldsOf({ username, email }: Pick<User, 'username' | 'email'>): Pick<User, 'fold' | 'grams'> {
  const fold = `${foldText(username)} ${foldText(email)}`;
  const grams = wordsOf(fold).flatMap((word) => [...beginningsOf(word), ...runsOf(word, SHORT), ...runsOf(word, LONG)]);
  return { fold, grams: [...new Set(grams)] };
}

/** The conditions of a search. */
export interface SearchTerms {
  /** N-grams that every match has. */
  readonly grams: readonly string[];
  /** Substrings that every match contains. */
  readonly words: readonly string[];
}

/** All words of the search must match. @returns `undefined` if there is nothing to search for */
export function searchTermsOf(search: string): SearchTerms | undefined {
  const words = wordsOf(foldText(search)).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const grams = words.flatMap((word) => {
    const { length } = Array.from(word);
    if (length >= LONG) return runsOf(word, LONG);
    return length === SHORT ? [word] : beginningsOf(word).slice(-1);
  });
  return words.length > 0 ? { grams: [...new Set(grams)], words } : undefined;
}
