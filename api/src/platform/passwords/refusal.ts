import { foldAccents } from '@app/contract/fold-accents';
import { HttpProblem } from '../errors.ts';
import { messages } from '../messages.ts';

export interface PasswordEstimate {
  /** Whether it is in a list of common passwords, Spanish words or names. */
  readonly isListed: boolean;
  /** Guesses that a good attacker needs. */
  readonly guesses: number;
}

export type Weakness = keyof typeof messages.weakPassword;

const MIN_GUESSES = 1_000_000;
/** Shorter words occur by chance too often to forbid them in a password. */
const MIN_WORD = 4;
/** Characters that must remain of a password after removing a personal word. */
const MIN_REST = 4;

const lettersAndDigits = (text: string) => foldAccents(text).replace(/[^\p{L}\p{N}]/gu, '');

/** Words that an attacker who knows the product would try first: brand and titles of the blocks (V-04). */
const PRODUCT_WORDS = [
  'reencuentro',
  'transformación',
  'silencio',
  'soltar',
  'reconocer',
  'nutrir',
  'proteger',
  'expresar',
  'intuir',
  'armonizar',
  'transformar',
  'expandir',
  'irradiar',
] as const;

/** Words on which a password must not be based: the user name, the parts of the address, the product's words. */
export function wordsAbout({ username, email }: { username: string; email: string }): string[] {
  const [local = '', domain = ''] = email.split('@');
  return [username, email, local, ...local.split(/[._+-]/), domain.split('.')[0] ?? '', ...PRODUCT_WORDS];
}

/**
 * Whether little of a password remains after removing a personal word, or whether it is such a word with letters missing or one of them
 * changed.
 */
export function isPersonal(password: string, words: readonly string[]): boolean {
  const bare = lettersAndDigits(password);
  return words.map(lettersAndDigits).some((word) => {
    if (word === '') return false;
    if (bare === word) return true;
    if (word.length < MIN_WORD || bare.length < MIN_WORD) return false;
    if (bare.includes(word) && bare.length - word.length < MIN_REST) return true;
    return (word.includes(bare) && word.length - bare.length < MIN_REST) || isOneEditApart(bare, word);
  });
}

/** Whether two different words are at most one insertion, deletion or substitution apart. */
function isOneEditApart(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1) return false;
  let same = 0;
  while (same < short.length && short[same] === long[same]) same += 1;
  return short.slice(same + (short.length === long.length ? 1 : 0)) === long.slice(same + 1);
}

/** The weakness of a password, if any. Long ones are judged by the same measure (V-03, V-04). */
export function weaknessOf(
  password: string,
  words: readonly string[],
  estimate: PasswordEstimate,
): Weakness | undefined {
  if (isPersonal(password, words)) return 'personal';
  if (estimate.isListed) return 'common';
  if (estimate.guesses < MIN_GUESSES) return 'guessable';
  return undefined;
}

/** 400 that names the field of the password. */
export const weakPassword = (field: string, weakness: Weakness) => {
  const message = messages.weakPassword[weakness];
  return new HttpProblem(400, `weak_password_${weakness}`, { message, fields: { [field]: message } });
};
