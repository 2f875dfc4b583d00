import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';

/** The host contract a remote was built for; a breaking change needs a decision record (D30). */
export const HOST_CONTRACT = '1';

/** Name of a remote: `mf-` and lower-case words. */
export const remoteNameSchema = z
  .string()
  .check(z.regex(/^mf-[a-z][a-z0-9-]{1,30}$/, 'El nombre del remoto no es válido'));
/** Semver without build metadata, which has no order; numbers within the safe integers of every language. */
export const remoteVersionSchema = z
  .string()
  .check(z.regex(/^\d{1,15}\.\d{1,15}\.\d{1,15}(-[0-9A-Za-z.-]{1,60})?$/, 'La versión no es válida'));
/** No segment begins with a dot; a hyphen may come first, as in the chunk names of a development build. */
export const fileNameSchema = z
  .string()
  .check(z.regex(/^[A-Za-z0-9_-][A-Za-z0-9_.-]*(\/[A-Za-z0-9_-][A-Za-z0-9_.-]*)*$/), z.maxLength(200));
const integritySchema = z.string().check(z.regex(/^sha384-[A-Za-z0-9+/]{64}$/));

/**
 * Limits of a path pattern. A router matches each optional segment both ways, so that n of them cost 2^n; and ownership is decided by the
 * first segment, which therefore has to be static.
 */
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

/** Check of a record: at most so many keys. */
export const atMost = (count: number) =>
  z.refine<Readonly<Record<string, unknown>>>((record) => Object.keys(record).length <= count, `Son más de ${count}`);

/** Name of a slot. */
export const slotNameSchema = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,59}$/, 'El hueco no es válido'));
/** Exposed module by slot. */
export const slotsSchema = z.record(slotNameSchema, z.string().check(z.maxLength(100))).check(atMost(SLOTS));

/**
 * A remote as the page sees it: `entry` is an address; `integrity` and `preload` stay relative to its folder. Data of single routes
 * (headings, files) stays on the server, with its schema in `remote-manifest.ts`, so that no page loads it.
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
  /** Exposed module per slot it fills. */
  slots: slotsSchema,
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
  /** Present only in a session that has overrides. */
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

const nameParams = z.object({ name: remoteNameSchema });
/** The previous live version, for a page whose browser cannot run the current one; `null` where this session has none. */
export const getPreviousRemote = defineEndpoint({
  name: 'getPreviousRemote',
  method: 'GET',
  path: '/registry/:name/previous.json',
  access: 'user',
  params: nameParams,
  response: z.object({ remote: z.nullable(registryEntrySchema) }),
});

/** Loaded; failed to load; loaded and crashed on the page. */
const remoteReportKind = z.enum(['loaded', 'load_failed', 'render_failed']);
export type RemoteReportKind = z.infer<typeof remoteReportKind>;

/** Health of remotes in real browsers, as the shell reports it. */
export const reportRemote = defineEndpoint({
  name: 'reportRemote',
  method: 'POST',
  path: '/api/reports/remote',
  access: 'user',
  body: z.strictObject({
    name: remoteNameSchema,
    version: remoteVersionSchema,
    kind: remoteReportKind,
    ms: z.optional(z.number().check(z.minimum(0), z.maximum(600_000))),
  }),
});
