import * as z from 'zod/mini';
import { BLOCKS, LIVED_ACTIVITIES, STAGES } from './programme.ts';

/** Schemas that several resources share. */

/** An id in a path is a string; a non-number is a 400, an unknown number is the handler's 404. */
const numberInPath = z.pipe(
  z.string().check(z.regex(/^-?\d{1,15}$/, 'El identificador no es un número')),
  z.transform((text: string) => Number(text)),
);

/** The cursor of a page (keyset pagination): opaque, from the `Link` header of the previous page. */
export const pageCursorSchema = z.string().check(z.regex(/^[A-Za-z0-9_-]{8,1000}$/, 'La página no es válida'));

/** A number in the path, as `:id`. */
export const idParams = z.object({ id: numberInPath });
/** Block: 1…12. */
export const blockIdSchema = z.number().check(z.int(), z.minimum(1), z.maximum(BLOCKS));
/** Stage, through the whole programme: 1…48. */
export const stageIdSchema = z.number().check(z.int(), z.minimum(1), z.maximum(STAGES));
/** Activity of the journey: 1…432. */
export const activityIdSchema = z.number().check(z.int(), z.minimum(1), z.maximum(LIVED_ACTIVITIES));
/** Whole percent, 0…100; 100 only when all is done. */
export const percentSchema = z.number().check(z.int(), z.minimum(0), z.maximum(100));
/** A whole number from 0. */
export const countSchema = z.number().check(z.int(), z.minimum(0));
/** A moment: ISO 8601 in UTC. */
export const instantSchema = z.iso.datetime();

/** Mongo ids of users and clicks are strings of 24 hexadecimal digits. */
export const objectIdParams = z.object({
  id: z.string().check(z.regex(/^[0-9a-f]{24}$/, 'El identificador no es válido')),
});

/** A Spanish sentence for the page. */
export const messageSchema = z.object({ message: z.string() });
