import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { remoteNameSchema, remoteVersionSchema } from './registry.ts';
import { instantSchema } from './shapes.ts';

// A published version is tried in one browser before it goes live (D34): who may publish it offers it, an administrator takes the offer.

const versionParams = z.object({ name: remoteNameSchema, version: remoteVersionSchema });

/** Makes the link by which an administrator tries a version; the one before of the same version is void. 409 for a withdrawn one. */
export const offerTrial = defineEndpoint({
  name: 'offerTrial',
  method: 'POST',
  path: '/api/registry/:name/versions/:version/trial',
  access: 'deploy',
  params: versionParams,
  response: z.object({
    /** Of the panel; works once. */
    path: z.string(),
    expiresAt: instantSchema,
  }),
  status: 201,
});

/**
 * Puts the version in place of what is live, in this browser and for this account, until the browser is closed or it is taken back.
 * 400 for a link that does not work any more; 403 `confirmationRequired` unless the password was given within ten minutes.
 */
export const startTrialAsAdmin = defineEndpoint({
  name: 'startTrialAsAdmin',
  method: 'POST',
  path: '/api/admin/remotes/:name/versions/:version/trial',
  access: 'admin',
  params: versionParams,
  body: z.strictObject({ token: z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/)) }),
  response: z.object({
    /** A page of the version; `/` where it has none that opens by itself. */
    path: z.string(),
  }),
});
