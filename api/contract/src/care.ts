import * as z from 'zod/mini';

/** Who can help, according to a text's caution; the page has the words for each. */
export const careHelpSchema = z.enum(['violence', 'harm', 'body', 'talk']);
export type CareHelp = z.infer<typeof careHelpSchema>;

/** A caution before a text, always in the same form: for whom, what to do instead, who can help. */
export const careSchema = z.object({
  /** For whom or when it matters: 'Si te fuiste de allí porque alguien te hacía daño.' */
  when: z.string(),
  /** What to do instead of what the text asks for. */
  instead: z.string(),
  help: careHelpSchema,
});
export type Care = z.infer<typeof careSchema>;
