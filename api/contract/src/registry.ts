import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';

/** Name of a remote: `mf-` and lower-case words. */
export const remoteNameSchema = z
  .string()
  .check(z.regex(/^mf-[a-z][a-z0-9-]{1,30}$/, 'El nombre del remoto no es válido'));
/** Semver without build metadata, which has no order; numbers within the safe integers of every language. */
export const remoteVersionSchema = z
  .string()
  .check(z.regex(/^\d{1,15}\.\d{1,15}\.\d{1,15}(-[0-9A-Za-z.-]{1,60})?$/, 'La versión no es válida'));
/** Name of a file: no segment begins with a dot; a hyphen may come first, as in the chunk names of a development build. */
export const fileNameSchema = z
  .string()
  .check(z.regex(/^[A-Za-z0-9_-][A-Za-z0-9_.-]*(\/[A-Za-z0-9_-][A-Za-z0-9_.-]*)*$/), z.maxLength(200));
const integritySchema = z.string().check(z.regex(/^sha384-[A-Za-z0-9+/]{64}$/));

/** Limits of a path pattern. A router tries each optional segment with and without, so that n of them cost 2^n. */
const ROUTE_LENGTH = 100;
const ROUTE_OPTIONALS = 3;
/** Most path patterns of a remote. */
export const ROUTES = 50;
const SLOTS = 20;

/** A path pattern of react-router; the first segment is static, as it decides the ownership. */
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
/** Path patterns of a remote. */
export const routesSchema = z
  .array(routePatternSchema)
  .check(z.maxLength(ROUTES, `Un remoto tiene como mucho ${ROUTES} rutas`));

/** Check that a record has at most this many keys. */
export const atMost = (count: number) =>
  z.refine<Readonly<Record<string, unknown>>>((record) => Object.keys(record).length <= count, `Son más de ${count}`);

/** Name of a slot. */
export const slotNameSchema = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,59}$/, 'El hueco no es válido'));
/** Exposed module of each slot. */
const slotsSchema = z.record(slotNameSchema, z.string().check(z.maxLength(100))).check(atMost(SLOTS));

/**
 * The remote's entry in the host's navigation: in the primary one, or in the profile menu and among the resources of home. Its limits:
 * `remote-manifest.ts`.
 */
export const navEntrySchema = z.object({
  /** One of the remote's own path patterns, without parameters. */
  to: z.string(),
  label: z.string(),
  /** One line below the label, on home. */
  text: z.optional(z.string()),
  /** Path data of an SVG outline in a box of 24 by 24. */
  icon: z.string(),
  /** The place that it takes in the primary navigation, one of `BAR_PLACES`; without one it is in the menu and on home. */
  bar: z.optional(z.string()),
  /** First segments of other remotes' pages on which this place is marked, in place of theirs. */
  also: z.optional(z.array(z.string())),
});
export type NavEntry = z.infer<typeof navEntrySchema>;

/**
 * A remote as the page sees it. `entry` is an address; `integrity` and `preload` are relative to the version's folder. Headings and files
 * of single routes stay on the server (`remote-manifest.ts`), so that no page loads them.
 */
export const registryEntrySchema = z.object({
  name: remoteNameSchema,
  /** Name of the federation container, e.g. `mf_journey`. */
  container: z.string().check(z.regex(/^mf_[a-z0-9_]+$/)),
  version: remoteVersionSchema,
  entry: z.string(),
  /** Hash of every file of the version, by its path. */
  integrity: z.record(fileNameSchema, integritySchema),
  /** Files to preload with the page. */
  preload: z.array(fileNameSchema),
  /** Route patterns that the remote owns. */
  routes: routesSchema,
  /** Exposed module of each slot that it fills. */
  slots: slotsSchema,
  nav: z.optional(navEntrySchema),
  /** Rank among the remotes in the navigation; those without one come last, and equal ones by name. */
  order: z.optional(z.number()),
  hostContract: z.string(),
  access: z.enum(['user', 'admin']),
});
export type RegistryEntry = z.infer<typeof registryEntrySchema>;

/** Replaces a remote on one person's pages: a build on the developer's own machine, or a version on trial (D34). */
export const remoteOverrideSchema = z.object({
  name: remoteNameSchema,
  /** Address of its `remote.json`: on that machine, or among the files of the version. */
  manifest: z.string(),
});
export type RemoteOverride = z.infer<typeof remoteOverrideSchema>;

/** The remotes of a session. */
export const registrySchema = z.object({
  contract: z.literal(1),
  remotes: z.array(registryEntrySchema),
  /** Overrides of this session; absent without any. */
  overrides: z.optional(z.array(remoteOverrideSchema)),
});
export type Registry = z.infer<typeof registrySchema>;

/** The registry of this session: administrators' remotes only for administrators (D33). */
export const getRegistry = defineEndpoint({
  name: 'getRegistry',
  method: 'GET',
  path: '/registry.json',
  access: 'public',
  response: registrySchema,
});
