import * as z from 'zod';

/** Subjects that are easily left out of a gentle programme; writers name those that a text is about. */
export const contentThemeSchema = z.enum([
  'couple',
  'desire',
  'guilt',
  'loneliness',
  'money',
  'body',
  'anger',
  'outdoors',
]);
export type ContentTheme = z.infer<typeof contentThemeSchema>;
