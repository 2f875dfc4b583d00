import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { remoteNameSchema, remoteVersionSchema } from './registry.ts';

// What a deployment asks of the registry (D33). Apart from what every page reads of it, since no page needs this.

const nameParams = z.object({ name: remoteNameSchema });

const versionState = z.object({
  version: remoteVersionSchema,
  publishedAt: z.iso.datetime(),
  hostContract: z.string(),
});
export const remoteStateSchema = z.object({
  name: remoteNameSchema,
  promoted: z.nullable(remoteVersionSchema),
  versions: z.array(versionState),
  history: z.array(
    z.object({ version: remoteVersionSchema, at: z.iso.datetime(), action: z.enum(['promote', 'rollback', 'retire']) }),
  ),
});
export type RemoteState = z.infer<typeof remoteStateSchema>;

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
export const promoteRemoteVersion = defineEndpoint({
  name: 'promoteRemoteVersion',
  method: 'PUT',
  path: '/api/registry/:name/promoted',
  access: 'deploy',
  params: nameParams,
  body: z.strictObject({ version: remoteVersionSchema }),
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
