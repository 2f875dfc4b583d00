import type { PageHeading } from '@app/contract/remote-manifest';
import * as z from 'zod';
import { escapeHtml } from '../../platform/html.ts';

/** Frames of signed-in pages, as the shell's build has drawn them (see its `first-paints`); a development build has none. */
export const firstPaintsSchema = z.object({
  bare: z.string().default(''),
  page: z.string().default(''),
  card: z.string().default(''),
  banner: z.string().default(''),
  without: z.array(z.string()).default([]),
});
export type FirstPaints = z.infer<typeof firstPaintsSchema>;

/** The frame of the page at a path: with the heading that its remote has given for it, if it has. */
export function firstPaintAt(firstPaints: FirstPaints, path: string, heading: PageHeading | undefined): string {
  if (firstPaints.without.includes(path)) return '';
  if (!heading) return firstPaints.bare;
  return firstPaints[heading.form ?? 'page']
    .replaceAll('%HEADING%', '<!--heading-->') // the service worker keeps one page for all addresses, without it
    .replace('%TITLE%', () => escapeHtml(heading.title))
    .replace('%LEAD%', () => escapeHtml(heading.lead ?? ''));
}
