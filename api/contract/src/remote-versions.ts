import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { remoteNameSchema, remoteVersionSchema, slotNameSchema } from './registry.ts';

// The registry's calls for deployments (D33). A separate module, as no page needs it.

const nameParams = z.object({ name: remoteNameSchema });

/** The author of a change: the name of a token or of an administrator; `DEPLOY_TOKEN` for that of the installation; `null` if unknown. */
const authorSchema = z.nullable(z.string());

const versionState = z.object({
  version: remoteVersionSchema,
  publishedAt: z.iso.datetime(),
  hostContract: z.string(),
  publishedBy: z.optional(authorSchema),
  /** Whether it was ever live: files of other versions are available only to their publisher. */
  wasLive: z.optional(z.boolean()),
  /** Present once it was withdrawn: it can neither be promoted nor rolled back to. */
  withdrawn: z.optional(z.object({ at: z.iso.datetime(), by: authorSchema, reason: z.string() })),
});

/** What a remote owns exclusively, since it was first published. */
export const remoteOwnerSchema = z.object({
  access: z.enum(['user', 'admin']),
  /** First segments of its paths: `/books` includes all paths below it. */
  places: z.array(z.string()),
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

/** With the token of one remote, the list has only that one. */
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
/** A ZIP of `remote.json` and the files. 409 repeated version, 400 wrong integrity or contract. */
export const publishRemoteVersion = defineEndpoint({
  name: 'publishRemoteVersion',
  method: 'POST',
  path: '/api/registry/:name/versions',
  access: 'deploy',
  params: nameParams,
  bodyTypes: ['application/zip'],
  response: z.object({ name: remoteNameSchema, version: remoteVersionSchema }),
  status: 201,
});
/** 409 naming the owner if it claims a place or a slot of another remote, or of the application itself. */
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
/** Changes what a remote owns; omitted fields stay. 409 for what belongs to another remote, or is still used by its live version. */
export const setRemoteOwner = defineEndpoint({
  name: 'setRemoteOwner',
  method: 'PUT',
  path: '/api/registry/:name/owner',
  access: 'installation',
  params: nameParams,
  body: z.strictObject({
    access: z.optional(z.enum(['user', 'admin'])),
    places: z.optional(z.array(placeSchema).check(z.maxLength(50))),
    slots: z.optional(z.array(slotNameSchema).check(z.maxLength(20))),
  }),
  response: remoteOwnerSchema,
});
