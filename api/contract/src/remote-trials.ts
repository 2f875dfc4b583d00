import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { remoteNameSchema, remoteVersionSchema } from './registry.ts';
import { instantSchema } from './shapes.ts';

// Trials of a published version in one browser before it goes live (D34): offered by its publisher, accepted by an administrator.

const versionParams = z.object({ name: remoteNameSchema, version: remoteVersionSchema });

/** Creates a link for an administrator to try a version, and voids the version's earlier link. 409 for a withdrawn version. */
export const offerTrial = defineEndpoint({
  name: 'offerTrial',
  method: 'POST',
  path: '/api/registry/:name/versions/:version/trial',
  access: 'deploy',
  params: versionParams,
  response: z.object({
    /** Path in the admin panel; valid once. */
    path: z.string(),
    expiresAt: instantSchema,
  }),
  status: 201,
});

/**
 * Replaces the live version with this one, in this browser and for this account, until the browser is closed or the trial ended. 400 for an
 * invalid link; 403 `confirmationRequired` unless the password was given within ten minutes.
 */
export const startTrialAsAdmin = defineEndpoint({
  name: 'startTrialAsAdmin',
  method: 'POST',
  path: '/api/admin/remotes/:name/versions/:version/trial',
  access: 'admin',
  params: versionParams,
  body: z.strictObject({ token: z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/)) }),
  response: z.object({
    /** A page of the version; `/` if none of its pages opens without parameters. */
    path: z.string(),
  }),
});
