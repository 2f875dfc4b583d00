import * as z from 'zod/mini';
import { characters } from './accounts.ts';

// Apart from the sign-in, which every visitor loads.

export const USERNAME_MIN = 3;
export const USERNAME_MAX = 40;
/** Most characters of a first or last name. */
export const NAME_MAX = 80;

/** What shows nothing: controls, zero-width characters, marks of direction, fillers. They forge log lines, mail headers and other names. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;
/** Marks piled up on one letter, which reach into the lines around it. */
const PILE = /\p{M}{3}/u;
/** Asks for a coloured picture; phones write it behind every heart. */
const PICTURE_MARK = /\uFE0F/gu;

/** One way of writing it (NFKC), one space between words. */
const tidy = (text: string): string => text.replace(PICTURE_MARK, '').normalize('NFKC').replaceAll(/ +/gu, ' ').trim();

/**
 * A name that others, a mail or a list may show, in any script: of a person, of a device. The server keeps it as this schema gives it back.
 * @param most characters
 */
export const nameSchema = (most: number) =>
  z.string().check(
    z.overwrite(tidy),
    z.maxLength(most, `Puede tener ${most} caracteres como máximo`),
    z.refine((name) => !INVISIBLE.test(name) && !PILE.test(name), 'Tiene caracteres que no se pueden usar'),
  );

/**
 * Of user names: Latin letters as the languages of Europe write them, digits, spaces, . - _ and apostrophes. One script alone, without
 * the letters of phonetics, so that none passes for another (UTS 39, single script); `usernameLookOf` of the server tells apart what is left.
 */
const USERNAME = /^[0-9A-Za-zÀ-ÖØ-öø-ÿĀ-įĴ-ķĹ-ňŊ-ž .\-_'’·]*$/u;
/** A mail program makes a link of it, in a mail of ours. Neither `@` nor `/` nor `:` is among the characters. */
const ADDRESS = /\.[^ .]/u;

export const usernameSchema = z.string().check(
  z.overwrite(tidy),
  z.refine((name) => characters(name) >= USERNAME_MIN, 'El nombre de usuario debe tener al menos 3 caracteres'),
  z.refine((name) => characters(name) <= USERNAME_MAX, 'El nombre de usuario puede tener 40 caracteres como máximo'),
  z.refine((name) => !ADDRESS.test(name), 'El nombre de usuario no puede parecer una dirección de internet'),
  z.refine((name) => USERNAME.test(name), 'Usa solo letras, números, espacios, guiones y puntos'),
);
