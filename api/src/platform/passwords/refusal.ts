import { HttpProblem } from '../errors.ts';
import { messages } from '../messages.ts';

/** What `PASSWORD_REFUSAL` says: refuse weak passwords, only note them, or not look at all. */
export type RefusalMode = 'strict' | 'warn' | 'off';

export interface PasswordEstimate {
  /** In a list of common passwords, Spanish words or names. */
  readonly isListed: boolean;
  /** Guesses that a good attacker needs. */
  readonly guesses: number;
}

export type Weakness = keyof typeof messages.weakPassword;

const MIN_GUESSES = 1_000_000;
/** Shorter words say too little about a password to forbid them in it. */
const MIN_WORD = 4;
/** Characters that must be left of a password when a word about her is taken out of it. */
const MIN_REST = 4;

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const lettersAndDigits = (text: string) => fold(text).replace(/[^\p{L}\p{N}]/gu, '');

/** Words that anybody who knows the product or her would try first: brand and titles of the blocks (V-04). */
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

/** All that her password must not be made of: her user name, the parts of her address, the product's words. */
export function wordsAbout({ username, email }: { username: string; email: string }): string[] {
  const [local = '', domain = ''] = email.split('@');
  return [username, email, local, ...local.split(/[._+-]/), domain.split('.')[0] ?? '', ...PRODUCT_WORDS];
}

/**
 * Whether little is left of a password once a word about the user is taken out of it, or it is such a word with letters missing or one
 * of them changed.
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

/** Whether one letter more, one less or another one makes two different words equal. */
function isOneEditApart(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1) return false;
  let same = 0;
  while (same < short.length && short[same] === long[same]) same += 1;
  return short.slice(same + (short.length === long.length ? 1 : 0)) === long.slice(same + 1);
}

/** What is wrong with a password, if anything. Long ones are judged by the same measure (V-03, V-04). */
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

/** 400 that names the field the password came in. */
export const weakPassword = (field: string, weakness: Weakness) => {
  const message = messages.weakPassword[weakness];
  return new HttpProblem(400, `weak_password_${weakness}`, { message, fields: { [field]: message } });
};
