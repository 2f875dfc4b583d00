import * as z from 'zod/mini';

/** Whom the caution of a text sends the reader to; the words for each are the page's. */
export const careHelpSchema = z.enum(['violence', 'harm', 'body', 'talk']);
export type CareHelp = z.infer<typeof careHelpSchema>;

/** A caution that stands before a text, always in the same form: for whom, what to do in its place, who can help. */
export const careSchema = z.object({
  /** For whom or when it matters: 'Si te fuiste de allí porque alguien te hacía daño.' */
  when: z.string(),
  /** What to do in place of what the text asks for. */
  instead: z.string(),
  help: careHelpSchema,
});
export type Care = z.infer<typeof careSchema>;
