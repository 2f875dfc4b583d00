import { foldAccents } from '@app/contract/fold-accents';
import type { User } from './user.model.ts';

/** Folds text like `foldAccents`, and compatibility characters to plain ones: 'ﬁ' is 'fi'. Stored with each account. */
export const foldText = (text: string): string => foldAccents(text.normalize('NFKD')).trim();

const wordsOf = (fold: string): string[] => fold.split(/\s+/u).filter(Boolean);

/** A word from each of its parts on, so that 'correo' finds 'ana-luz@correo.example'. */
const partsOf = (word: string): string[] =>
  [...word.matchAll(/(?<![\p{L}\p{N}])[\p{L}\p{N}]/gu)].map(({ index }) => word.slice(index));

/** The search fields of an account; to be written whenever name or address change. */
export function searchFieldsOf({
  username,
  email,
}: Pick<User, 'username' | 'email'>): Pick<User, 'fold' | 'searchWords'> {
  const fold = `${foldText(username)} ${foldText(email)}`;
  return { fold, searchWords: [...new Set(wordsOf(fold).flatMap(partsOf))] };
}

/** The words of a search, without marks before them: each has to be the beginning of one of an account's `searchWords`. */
export const searchedWords = (search: string): string[] =>
  wordsOf(foldText(search)).flatMap((word) => partsOf(word).slice(0, 1));
