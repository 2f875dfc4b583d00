import * as z from 'zod/mini';

/** Kinds of help that a text's caution names; the page has the words for each. */
export const careHelpSchema = z.enum(['violence', 'harm', 'body', 'talk']);
export type CareHelp = z.infer<typeof careHelpSchema>;

/** A caution before a text, always in the same form: for whom, what to do instead, who can help. */
export const careSchema = z.object({
  /** Reader or situation that the caution is meant for: 'Si te fuiste de allí porque alguien te hacía daño.' */
  when: z.string(),
  /** Act that replaces the one of the text. */
  instead: z.string(),
  help: careHelpSchema,
});
export type Care = z.infer<typeof careSchema>;
