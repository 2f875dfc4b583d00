import * as z from 'zod/mini';

/** Name of a time zone, as 'America/Mexico_City'. */
export const timeZoneSchema = z
  .string()
  .check(z.maxLength(60), z.regex(/^[A-Za-z][A-Za-z0-9_+\-/]*$/, 'La zona horaria no es válida'));

/** Query of a call whose answer has days: the zone in which the user lives. Without one, or with one that it does not know, the server takes its own. */
export const zoneInQuery = z.object({ timeZone: z.optional(timeZoneSchema) });
