import type { User } from './user.model.ts';

/**
 * Text by which the administrator finds a woman. A search must not read every account, and MongoDB has no index for 'contains': each
 * account is therefore filed under the pieces of its name and address, and a search looks only at those filed under its rarest piece.
 * Pieces are runs of three and of four characters; for searches of one or two letters, the beginnings of words.
 */

const SHORT = 3;
const LONG = 4;

/** Without accents and capitals: García, garcía and garcia are one. */
export const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase()
    .trim();

const wordsOf = (fold: string): string[] => fold.split(/\s+/u).filter(Boolean);

function runsOf(word: string, length: number): string[] {
  const characters = Array.from(word);
  return Array.from({ length: Math.max(0, characters.length - length + 1) }, (_, i) =>
    characters.slice(i, i + length).join(''),
  );
}

/** `ana-luz@example` begins three words. */
const beginningsOf = (word: string): string[] =>
  (word.match(/[\p{L}\p{N}]+/gu) ?? []).flatMap((part) => {
    const characters = Array.from(part);
    return [`^${characters[0]}`, ...(characters.length > 1 ? [`^${characters[0]}${characters[1]}`] : [])];
  });

/** The fields of an account that a search reads; to be written whenever name or address change. */
export function searchFieldsOf({ username, email }: Pick<User, 'username' | 'email'>): Pick<User, 'fold' | 'grams'> {
  const fold = `${foldText(username)} ${foldText(email)}`;
  const grams = wordsOf(fold).flatMap((word) => [...beginningsOf(word), ...runsOf(word, SHORT), ...runsOf(word, LONG)]);
  return { fold, grams: [...new Set(grams)] };
}

/** What a search asks for. */
export interface SearchTerms {
  /** Pieces that every match is filed under. */
  readonly grams: readonly string[];
  /** Texts that every match contains. */
  readonly words: readonly string[];
}

/** Every word of the search has to be found. @returns `undefined` when nothing can be looked for */
export function searchTermsOf(search: string): SearchTerms | undefined {
  const words = wordsOf(foldText(search)).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const grams = words.flatMap((word) => {
    const { length } = Array.from(word);
    if (length >= LONG) return runsOf(word, LONG);
    return length === SHORT ? [word] : beginningsOf(word).slice(-1);
  });
  return words.length > 0 ? { grams: [...new Set(grams)], words } : undefined;
}
