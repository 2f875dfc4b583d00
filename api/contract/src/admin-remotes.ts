import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { remoteNameSchema, remoteVersionSchema } from './registry.ts';
import { remoteStateSchema, withdrawalSchema, withdrawnSchema } from './remote-versions.ts';
import { countSchema } from './shapes.ts';

/** So many days, today among them, are counted together. */
export const REMOTE_LOAD_DAYS = 7;

/** How a version of a remote fared in browsers: counts and times only, of nobody in particular. */
export const remoteLoadSchema = z.object({
  name: remoteNameSchema,
  version: remoteVersionSchema,
  /** Whether pages get this version now. */
  isLive: z.boolean(),
  loaded: countSchema,
  failed: countSchema,
  /** `null` while it has not loaded once. */
  averageMs: z.nullable(countSchema),
});
export type RemoteLoad = z.infer<typeof remoteLoadSchema>;

/** Every live remote, and whatever else was loaded in the last days; by name, the live version first. */
export const listRemoteLoads = defineEndpoint({
  name: 'listRemoteLoads',
  method: 'GET',
  path: '/api/admin/remote-loads',
  access: 'admin',
  response: z.array(remoteLoadSchema),
});

/** Every remote: what belongs to it, its versions, and what has become of them. */
export const listRemotesAsAdmin = defineEndpoint({
  name: 'listRemotesAsAdmin',
  method: 'GET',
  path: '/api/admin/remotes',
  access: 'admin',
  response: z.array(remoteStateSchema),
});
export const withdrawVersionAsAdmin = defineEndpoint({
  name: 'withdrawVersionAsAdmin',
  method: 'POST',
  path: '/api/admin/remotes/:name/versions/:version/withdraw',
  access: 'admin',
  params: z.object({ name: remoteNameSchema, version: remoteVersionSchema }),
  body: withdrawalSchema,
  response: withdrawnSchema,
});
