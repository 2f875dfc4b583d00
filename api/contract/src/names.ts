import * as z from 'zod/mini';
import { characters } from './sign-in.ts';

// A separate module: the sign-in, which every visitor loads, does not need it.

/** Least characters of a user name. */
const USERNAME_MIN = 3;
/** Most characters of a user name. */
const USERNAME_MAX = 40;
/** Most characters of a first or last name. */
export const NAME_MAX = 80;

/**
 * Invisible characters: controls, zero-width and bidirectional characters, fillers. They can forge log lines, mail headers and other names.
 */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;
/** Stacked combining marks, which reach into the lines around them. */
const PILE = /\p{M}{3}/u;
/** The variation selector for emoji; phones write it after every heart. */
const PICTURE_MARK = /\uFE0F/gu;

/** Normal form: NFKC, one space between words. */
const tidy = (text: string): string => text.replace(PICTURE_MARK, '').normalize('NFKC').replaceAll(/ +/gu, ' ').trim();

/** The form in which equal user names are identical: the key by which one is stored, compared, and found at the sign-in. */
export const usernameKeyOf = (username: string): string => tidy(username).toLowerCase();

/**
 * A name in any script, of a person or a device, that other people, a mail or a list may show. The server stores the output of this schema.
 * @param most characters
 */
export const nameSchema = (most: number) =>
  z.string().check(
    z.overwrite(tidy),
    z.maxLength(most, `Puede tener ${most} caracteres como máximo`),
    z.refine((name) => !INVISIBLE.test(name) && !PILE.test(name), 'Tiene caracteres que no se pueden usar'),
  );

/**
 * Characters of user names: Latin letters of the languages of Europe, digits, spaces, . - _ and apostrophes. A single script, without
 * phonetic letters, so that no name passes for another (UTS 39, single script); `usernameLookOf` of the server handles the remaining
 * confusables.
 */
const USERNAME = /^[0-9A-Za-zÀ-ÖØ-öø-ÿĀ-įĴ-ķĹ-ňŊ-ž .\-_'’·]*$/u;
/** Mark of an address, which mail clients would turn into a link. `@`, `/` and `:` are not among the characters. */
const ADDRESS = /\.[^ .]/u;

/** A user name, normalised (NFKC, single spaces). The server refuses names that look like an existing one. */
export const usernameSchema = z.string().check(
  z.overwrite(tidy),
  z.refine((name) => characters(name) >= USERNAME_MIN, 'El nombre de usuario debe tener al menos 3 caracteres'),
  z.refine((name) => characters(name) <= USERNAME_MAX, 'El nombre de usuario puede tener 40 caracteres como máximo'),
  z.refine((name) => !ADDRESS.test(name), 'El nombre de usuario no puede parecer una dirección de internet'),
  z.refine((name) => USERNAME.test(name), 'Usa solo letras, números, espacios, guiones y puntos'),
);
