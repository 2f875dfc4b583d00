import * as z from 'zod/mini';
import { BAR_PLACES } from './bar-places.ts';
import { fileNameSchema, navEntrySchema, registryEntrySchema } from './registry.ts';
import { atMost, routePatternSchema, ROUTES, routesSchema, slotsSchema } from './remote-limits.ts';
import { isAddress } from './route-pattern.ts';

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

/** Visible characters: no controls, and none that change the direction of what follows. */
const visible = z.regex(/^[\p{L}\p{M}\p{N}\p{P}\p{S} ]*$/u, 'Solo letras, números y signos');

const segment = z.string().check(z.regex(/^[a-z0-9_-]{1,100}$/, 'Solo la primera parte de una ruta: libros'));
/** Most first segments of other remotes' pages on which a place in the bar is marked. */
const ALSO = 10;

/** The navigation entry that a remote declares. */
export const declaredNavSchema = z.extend(navEntrySchema, {
  to: routePatternSchema,
  label: z.string().check(z.trim(), z.minLength(1), z.maxLength(24), visible),
  text: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(80), visible)),
  icon: z.string().check(z.regex(/^[MLHVCSQTAZmlhvcsqtaze\d\s,.-]{1,1000}$/, 'No son los datos de un trazo de SVG')),
  bar: z.optional(z.enum(BAR_PLACES, `En la barra hay estos sitios: ${BAR_PLACES.join(', ')}`)),
  also: z.optional(z.array(segment).check(z.maxLength(ALSO))),
});
export type DeclaredNav = z.infer<typeof declaredNavSchema>;

/** Whether a navigation entry leads to a page of the remote. */
export const leadsTo = (routes: readonly string[], to: string): boolean => routes.includes(to) && isAddress(to);

/** The manifest of a remote's build: `remote.json` of an upload. Paths are relative to the version's folder. */
export const remoteManifestSchema = z.extend(registryEntrySchema, {
  entry: fileNameSchema,
  routes: routesSchema,
  slots: slotsSchema,
  nav: z.optional(declaredNavSchema),
  order: z.optional(z.int().check(z.minimum(0), z.maximum(999))),
  /** Additional files to preload, by route pattern. */
  pages: z.optional(z.record(routePatternSchema, z.array(fileNameSchema)).check(atMost(ROUTES))),
  /** Headings by route pattern, for pages with the same heading for everybody. */
  headings: z.optional(z.record(routePatternSchema, pageHeadingSchema).check(atMost(HEADINGS))),
});
export type RemoteManifest = z.infer<typeof remoteManifestSchema>;
