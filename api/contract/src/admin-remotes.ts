import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { remoteNameSchema, remoteVersionSchema } from './registry.ts';
import { remoteStateSchema, withdrawalSchema, withdrawnSchema } from './remote-versions.ts';
import { countSchema } from './shapes.ts';

/** Number of days, including today, that are counted together. */
export const REMOTE_LOAD_DAYS = 7;

/** Load statistics of a version of a remote in browsers: counts and times only, without personal data. */
export const remoteLoadSchema = z.object({
  name: remoteNameSchema,
  version: remoteVersionSchema,
  /** Whether pages load this version now. */
  isLive: z.boolean(),
  loaded: countSchema,
  failed: countSchema,
  /** `null` if it has never loaded. */
  averageMs: z.nullable(countSchema),
});
export type RemoteLoad = z.infer<typeof remoteLoadSchema>;

/** Every live remote, and every other version loaded in recent days; by name, the live version first. */
export const listRemoteLoads = defineEndpoint({
  name: 'listRemoteLoads',
  method: 'GET',
  path: '/api/admin/remote-loads',
  access: 'admin',
  response: z.array(remoteLoadSchema),
});

/** Every remote: what it owns, its versions, and their states. */
export const listRemotesAsAdmin = defineEndpoint({
  name: 'listRemotesAsAdmin',
  method: 'GET',
  path: '/api/admin/remotes',
  access: 'admin',
  response: z.array(remoteStateSchema),
});
/** `withdrawRemoteVersion` with an administrator's session. 404 unknown version, 409 if no good version can replace the live one. */
export const withdrawVersionAsAdmin = defineEndpoint({
  name: 'withdrawVersionAsAdmin',
  method: 'POST',
  path: '/api/admin/remotes/:name/versions/:version/withdraw',
  access: 'admin',
  params: z.object({ name: remoteNameSchema, version: remoteVersionSchema }),
  body: withdrawalSchema,
  response: withdrawnSchema,
});
/** `rollbackRemote` with an administrator's session. 404 unknown remote, 409 if there is no version to go back to. */
export const rollbackRemoteAsAdmin = defineEndpoint({
  name: 'rollbackRemoteAsAdmin',
  method: 'POST',
  path: '/api/admin/remotes/:name/rollback',
  access: 'admin',
  params: z.object({ name: remoteNameSchema }),
  response: z.object({ version: remoteVersionSchema }),
});
