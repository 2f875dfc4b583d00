import * as z from 'zod/mini';
import { atMost, fileNameSchema, registryEntrySchema, routePatternSchema, ROUTES } from './registry.ts';

/** Of one remote, beside its routes: its pages may have a heading each. */
const HEADINGS = 200;

/**
 * What stands at the top of a page before any of its scripts: the same for everybody, and nothing of one user's. In the form of a `card` it
 * stands on one, as on a stage's page; `banner` is that of the home page.
 */
export const pageHeadingSchema = z.object({
  title: z.string().check(z.minLength(1), z.maxLength(120)),
  lead: z.optional(z.string().check(z.maxLength(300))),
  form: z.optional(z.enum(['page', 'card', 'banner'])),
});
export type PageHeading = z.infer<typeof pageHeadingSchema>;

/** What a remote's build says of itself: `remote.json` of an upload. Paths are relative to the version's folder. */
export const remoteManifestSchema = z.extend(registryEntrySchema, {
  entry: fileNameSchema,
  /** What pages add to `preload`, by route pattern. */
  pages: z.optional(z.record(routePatternSchema, z.array(fileNameSchema)).check(atMost(ROUTES))),
  /** By route pattern, for those of its pages that begin the same for everybody. */
  headings: z.optional(z.record(routePatternSchema, pageHeadingSchema).check(atMost(HEADINGS))),
});
export type RemoteManifest = z.infer<typeof remoteManifestSchema>;
