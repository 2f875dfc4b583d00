import * as z from 'zod/mini';
import { atMost, fileNameSchema, registryEntrySchema, routePatternSchema, ROUTES } from './registry.ts';

/** Most headings of one remote, besides its routes: each of its pages may have one. */
const HEADINGS = 200;

/**
 * The heading that the server renders before any script of the page: the same for everybody, without user data. `card` puts it on a card,
 * as on a stage's page; `banner` is the form of the home page.
 */
const pageHeadingSchema = z.object({
  title: z.string().check(z.minLength(1), z.maxLength(120)),
  lead: z.optional(z.string().check(z.maxLength(300))),
  form: z.optional(z.enum(['page', 'card', 'banner'])),
});
export type PageHeading = z.infer<typeof pageHeadingSchema>;

/** The manifest of a remote's build: `remote.json` of an upload. Paths are relative to the version's folder. */
export const remoteManifestSchema = z.extend(registryEntrySchema, {
  entry: fileNameSchema,
  /** Additional files to preload, by route pattern. */
  pages: z.optional(z.record(routePatternSchema, z.array(fileNameSchema)).check(atMost(ROUTES))),
  /** By route pattern, for pages with the same heading for everybody. */
  headings: z.optional(z.record(routePatternSchema, pageHeadingSchema).check(atMost(HEADINGS))),
});
export type RemoteManifest = z.infer<typeof remoteManifestSchema>;
