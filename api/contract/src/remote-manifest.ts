import * as z from 'zod/mini';
import { fileNameSchema, registryEntrySchema } from './registry.ts';

/**
 * What an address pattern may be. A router reads each optional segment both ways, so that n of them cost 2^n; and what a remote owns is
 * told by the first segment, which therefore has to be a word.
 */
const ROUTE_LENGTH = 100;
const ROUTE_OPTIONALS = 3;
const ROUTES = 50;
/** Of one remote, beside its routes: its pages may have a heading each. */
const HEADINGS = 200;
const SLOTS = 20;

export const routePatternSchema = z.string().check(
  z.maxLength(ROUTE_LENGTH, `Una ruta tiene como mucho ${ROUTE_LENGTH} caracteres`),
  z.regex(
    /^\/([A-Za-z0-9_-]+(\/(:?[A-Za-z0-9_-]+\??|\*$))*\/?)?$/,
    'La ruta no es válida: empieza por una palabra, y * solo va al final',
  ),
  z.refine(
    (route) => route.split('?').length - 1 <= ROUTE_OPTIONALS,
    `Una ruta tiene como mucho ${ROUTE_OPTIONALS} partes opcionales`,
  ),
);
export const routesSchema = z
  .array(routePatternSchema)
  .check(z.maxLength(ROUTES, `Un remoto tiene como mucho ${ROUTES} rutas`));

const atMost = (count: number) =>
  z.refine<Readonly<Record<string, unknown>>>((record) => Object.keys(record).length <= count, `Son más de ${count}`);

export const slotNameSchema = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,59}$/, 'El hueco no es válido'));
export const slotsSchema = z.record(slotNameSchema, z.string().check(z.maxLength(100))).check(atMost(SLOTS));

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
  container: z.string().check(z.regex(/^mf_[a-z0-9_]+$/)),
  entry: fileNameSchema,
  routes: routesSchema,
  /** What pages add to `preload`, by route pattern. */
  pages: z.optional(z.record(routePatternSchema, z.array(fileNameSchema)).check(atMost(ROUTES))),
  /** By route pattern, for those of its pages that begin the same for everybody. */
  headings: z.optional(z.record(routePatternSchema, pageHeadingSchema).check(atMost(HEADINGS))),
  slots: slotsSchema,
});
export type RemoteManifest = z.infer<typeof remoteManifestSchema>;
