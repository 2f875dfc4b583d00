import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { remoteNameSchema, remoteVersionSchema, slotNameSchema } from './registry.ts';

// What a deployment asks of the registry (D33). Apart from what every page reads of it, since no page needs this.

const nameParams = z.object({ name: remoteNameSchema });

/** Who did something: name of a token or of an administrator; `DEPLOY_TOKEN` for the installation's own; `null` where it is not known. */
const authorSchema = z.nullable(z.string());

const versionState = z.object({
  version: remoteVersionSchema,
  publishedAt: z.iso.datetime(),
  hostContract: z.string(),
  publishedBy: z.optional(authorSchema),
  /** Whether pages have ever had it: the files of others are their publisher's alone. */
  wasLive: z.optional(z.boolean()),
  /** Present once it may neither be promoted nor gone back to. */
  withdrawn: z.optional(z.object({ at: z.iso.datetime(), by: authorSchema, reason: z.string() })),
});

/** What belongs to a remote: since its first publishing, and nobody else's. */
export const remoteOwnerSchema = z.object({
  access: z.enum(['user', 'admin']),
  /** First segments of its addresses: with `/books`, all below it. */
  places: z.array(z.string()),
  slots: z.array(z.string()),
  since: z.iso.datetime(),
  by: authorSchema,
});
export type RemoteOwner = z.infer<typeof remoteOwnerSchema>;

export const remoteStateSchema = z.object({
  name: remoteNameSchema,
  promoted: z.nullable(remoteVersionSchema),
  /** What a rollback, or the withdrawal of the live version, brings back; `null` where there is nothing. */
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

/** With a token of one remote: of that one. */
export const listRemoteStates = defineEndpoint({
  name: 'listRemoteStates',
  method: 'GET',
  path: '/api/registry',
  access: 'deploy',
  response: z.array(remoteStateSchema),
});
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
/** 409 naming the owner where it takes an address or a slot of another remote, or of the application itself. */
export const promoteRemoteVersion = defineEndpoint({
  name: 'promoteRemoteVersion',
  method: 'PUT',
  path: '/api/registry/:name/promoted',
  access: 'deploy',
  params: nameParams,
  body: z.strictObject({
    version: remoteVersionSchema,
    /** An older version than the last one is refused without it. */
    allowOlder: z.optional(z.boolean()),
  }),
  response: z.object({ version: remoteVersionSchema }),
});
export const rollbackRemote = defineEndpoint({
  name: 'rollbackRemote',
  method: 'POST',
  path: '/api/registry/:name/rollback',
  access: 'deploy',
  params: nameParams,
  response: z.object({ version: remoteVersionSchema }),
});

/** Takes a remote out of everybody's registry; its versions stay, and a promotion or a rollback brings it back. */
export const retireRemote = defineEndpoint({
  name: 'retireRemote',
  method: 'DELETE',
  path: '/api/registry/:name/promoted',
  access: 'deploy',
  params: nameParams,
  response: z.object({ version: remoteVersionSchema }),
});

const versionParams = z.object({ name: remoteNameSchema, version: remoteVersionSchema });
export const withdrawalSchema = z.strictObject({
  reason: z.string().check(z.trim(), z.minLength(3), z.maxLength(200)),
});
/** `promoted` is what is live afterwards. */
export const withdrawnSchema = z.object({ promoted: z.nullable(remoteVersionSchema) });

/**
 * For a version with a known fault: it can neither be promoted nor gone back to, and its files are served no more. Of the live one, the
 * newest good version before it takes the place; 409 where there is none. For ever.
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
/** Changes what belongs to a remote; what is not given stays. 409 for what belongs to another, or is still in use by its live version. */
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
