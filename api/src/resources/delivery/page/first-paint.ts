import type { PageHeading } from '@app/contract/remote-manifest';
import * as z from 'zod';
import { escapeHtml } from '../../../platform/html.ts';

/** Page frames for signed-in users, rendered by the shell's build (see its `first-paints`); a development build has none. */
export const firstPaintsSchema = z.object({
  bare: z.string().default(''),
  page: z.string().default(''),
  card: z.string().default(''),
  banner: z.string().default(''),
  without: z.array(z.string()).default([]),
});
export type FirstPaints = z.infer<typeof firstPaintsSchema>;

/** The frame of the page at a path, with the heading that its remote has declared, if any. */
export function firstPaintAt(firstPaints: FirstPaints, path: string, heading: PageHeading | undefined): string {
  if (firstPaints.without.includes(path)) return '';
  if (!heading) return firstPaints.bare;
  return firstPaints[heading.form ?? 'page']
    .replaceAll('%HEADING%', '<!--heading-->') // the service worker caches one page for all paths, without the heading
    .replace('%TITLE%', () => escapeHtml(heading.title))
    .replace('%LEAD%', () => escapeHtml(heading.lead ?? ''));
}
