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
 * of single routes stay on the server (`remote-manifest.ts`), so that no page loads them. So do the limits of routes and slots: the server
 * checks them at publishing.
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
  routes: z.array(z.string()),
  /** Exposed module of each slot that it fills. */
  slots: z.record(z.string(), z.string()),
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
