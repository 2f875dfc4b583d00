import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { remoteNameSchema, remoteVersionSchema } from './registry.ts';
import { routesSchema, slotNameSchema } from './remote-limits.ts';

// The registry's calls for deployments (D33). A separate module, as no page needs it.

const nameParams = z.object({ name: remoteNameSchema });

/** A remote's slots, and `bar-<place>` for its place in the primary navigation. */
const claimedSlots = z.array(slotNameSchema).check(z.maxLength(21));

/** The author of a change: the name of a token or of an administrator; `DEPLOY_TOKEN` for that of the installation; `null` if unknown. */
const authorSchema = z.nullable(z.string());

/** Origin of a version, as its publisher says; nothing of it is checked. */
export const versionSourceSchema = z.object({
  /** Commit in the publisher's repository. */
  commit: z.optional(z.string().check(z.regex(/^[0-9a-f]{7,40}$/))),
  /** First line of that commit's message. */
  change: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(120))),
  /** Reason why it was published although checks failed; absent otherwise. */
  forced: z.optional(z.string().check(z.trim(), z.minLength(3), z.maxLength(200))),
});
export type VersionSource = z.infer<typeof versionSourceSchema>;

const versionState = z.object({
  version: remoteVersionSchema,
  publishedAt: z.iso.datetime(),
  hostContract: z.string(),
  publishedBy: z.optional(authorSchema),
  source: z.optional(versionSourceSchema),
  /** Whether it was ever live: files of other versions are served only to their publisher. */
  wasLive: z.optional(z.boolean()),
  /** The link that opens it before it is live; absent without one. */
  trial: z.optional(z.object({ until: z.iso.datetime(), by: authorSchema })),
  /** Its withdrawal, after which it can neither be promoted nor rolled back to; absent for other versions. */
  withdrawn: z.optional(z.object({ at: z.iso.datetime(), by: authorSchema, reason: z.string() })),
});

/** Access, paths and slots that a remote owns exclusively since it was first published. */
export const remoteOwnerSchema = z.object({
  access: z.enum(['user', 'admin']),
  /** First segments of its paths: `/books` includes all paths below it. */
  places: z.array(z.string()),
  /** With `bar-<place>` for its place in the primary navigation. */
  slots: z.array(z.string()),
  since: z.iso.datetime(),
  by: authorSchema,
});
export type RemoteOwner = z.infer<typeof remoteOwnerSchema>;

/** A remote with its versions, newest first, and the history of what was live. */
export const remoteStateSchema = z.object({
  name: remoteNameSchema,
  promoted: z.nullable(remoteVersionSchema),
  /** The version that a rollback, or the withdrawal of the live version, restores; `null` if there is none. */
  previous: z.optional(z.nullable(remoteVersionSchema)),
  versions: z.array(versionState),
  history: z.array(
    z.object({
      version: remoteVersionSchema,
      at: z.iso.datetime(),
      action: z.enum(['promote', 'rollback', 'retire']),
      by: z.optional(authorSchema),
    }),
  ),
  owner: z.optional(remoteOwnerSchema),
});
export type RemoteState = z.infer<typeof remoteStateSchema>;

/** Lists the remotes; the token of one remote lists only that one. */
export const listRemoteStates = defineEndpoint({
  name: 'listRemoteStates',
  method: 'GET',
  path: '/api/registry',
  access: 'deploy',
  response: z.array(remoteStateSchema),
});
/** One remote. 404 if it was never published. */
export const getRemoteState = defineEndpoint({
  name: 'getRemoteState',
  method: 'GET',
  path: '/api/registry/:name',
  access: 'deploy',
  params: nameParams,
  response: remoteStateSchema,
});
/** Publishes a ZIP of `remote.json` and the files. 409 repeated version, 400 wrong integrity or contract. */
export const publishRemoteVersion = defineEndpoint({
  name: 'publishRemoteVersion',
  method: 'POST',
  path: '/api/registry/:name/versions',
  access: 'deploy',
  params: nameParams,
  query: versionSourceSchema,
  bodyTypes: ['application/zip'],
  response: z.object({ name: remoteNameSchema, version: remoteVersionSchema }),
  status: 201,
});
/** Facts of a version that are checked before it is published. */
export const versionFactsSchema = z.strictObject({
  version: remoteVersionSchema,
  access: z.enum(['user', 'admin']),
  routes: routesSchema,
  slots: claimedSlots,
  /** The host contract that it is built for. */
  hostContract: z.string().check(z.maxLength(20)),
  /** Required for a version older than the last live one. */
  allowOlder: z.optional(z.boolean()),
});
export type VersionFacts = z.infer<typeof versionFactsSchema>;

const versionFault = z.object({
  /** `host` needs another host · `version` exists · `older` than the last live one · `routes` contradict each other · `owner` claims of others. */
  kind: z.enum(['host', 'version', 'older', 'routes', 'owner']),
  message: z.string(),
});
/** Answer to a check: without faults, the version could go live now. */
export const versionCheckSchema = z.object({
  /** The host contract that the product offers. */
  host: z.string(),
  /** The live version that it would replace. */
  live: z.nullable(remoteVersionSchema),
  faults: z.array(versionFault),
});
export type VersionCheck = z.infer<typeof versionCheckSchema>;

/** Checks whether a version could be published and promoted now, with the host and the remotes that are live. Stores nothing. */
export const checkRemoteVersion = defineEndpoint({
  name: 'checkRemoteVersion',
  method: 'POST',
  path: '/api/registry/:name/check',
  access: 'deploy',
  params: nameParams,
  body: versionFactsSchema,
  response: versionCheckSchema,
});

/** Makes a version live. 409 names the owner if it claims a place or a slot of another remote, or of the application itself. */
export const promoteRemoteVersion = defineEndpoint({
  name: 'promoteRemoteVersion',
  method: 'PUT',
  path: '/api/registry/:name/promoted',
  access: 'deploy',
  params: nameParams,
  body: z.strictObject({
    version: remoteVersionSchema,
    /** Required for a version older than the last live one. */
    allowOlder: z.optional(z.boolean()),
  }),
  response: z.object({ version: remoteVersionSchema }),
});
/** Makes the previous live version live again. 404 unknown remote, 409 if there is none. */
export const rollbackRemote = defineEndpoint({
  name: 'rollbackRemote',
  method: 'POST',
  path: '/api/registry/:name/rollback',
  access: 'deploy',
  params: nameParams,
  response: z.object({ version: remoteVersionSchema }),
});

/** Removes a remote from the registry; its versions stay, and a promotion or a rollback restores it. */
export const retireRemote = defineEndpoint({
  name: 'retireRemote',
  method: 'DELETE',
  path: '/api/registry/:name/promoted',
  access: 'deploy',
  params: nameParams,
  response: z.object({ version: remoteVersionSchema }),
});

const versionParams = z.object({ name: remoteNameSchema, version: remoteVersionSchema });
/** Body of a withdrawal: the reason, for the history. */
export const withdrawalSchema = z.strictObject({
  reason: z.string().check(z.trim(), z.minLength(3), z.maxLength(200)),
});
/** `promoted` is the live version afterwards. */
export const withdrawnSchema = z.object({ promoted: z.nullable(remoteVersionSchema) });

/**
 * Withdraws a faulty version permanently: it can neither be promoted nor rolled back to, and its files are no longer served. If it is live,
 * the newest good version before it replaces it; 409 if there is none.
 */
export const withdrawRemoteVersion = defineEndpoint({
  name: 'withdrawRemoteVersion',
  method: 'POST',
  path: '/api/registry/:name/versions/:version/withdraw',
  access: 'deploy',
  params: versionParams,
  body: withdrawalSchema,
  response: withdrawnSchema,
});

const placeSchema = z
  .string()
  .check(z.maxLength(100), z.regex(/^\/[a-z0-9_-]*$/, 'Solo la primera parte de una ruta: /libros'));
/** Changes what a remote owns; omitted fields stay. 409 for what another remote owns, or what its live version still uses. */
export const setRemoteOwner = defineEndpoint({
  name: 'setRemoteOwner',
  method: 'PUT',
  path: '/api/registry/:name/owner',
  access: 'installation',
  params: nameParams,
  body: z.strictObject({
    access: z.optional(z.enum(['user', 'admin'])),
    places: z.optional(z.array(placeSchema).check(z.maxLength(50))),
    slots: z.optional(claimedSlots),
  }),
  response: remoteOwnerSchema,
});
