import * as z from 'zod/mini';

/* A module of its own: the sign-in has no query with a number, and the size of its scripts has a budget. */

const NOT_A_NUMBER = 'No es un número';
const toNumber = (least: number, most: number) =>
  z.pipe(
    z.transform((text: string) => Number(text)),
    z.number().check(z.minimum(least), z.maximum(most)),
  );

/** A number in a query, which is a string; `absent` is the default. */
export const numberInQuery = (least: number, most: number, absent: number) =>
  z.pipe(z._default(z.string().check(z.regex(/^\d{1,15}$/, NOT_A_NUMBER)), String(absent)), toNumber(least, most));
