import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { remoteNameSchema, remoteVersionSchema } from './registry.ts';
import { countSchema } from './shapes.ts';

// A canary: a version that a share of the accounts gets in place of the live one, until it is promoted or taken back.

/** Defaults of the error budget. */
export const CANARY_FAILURES_PERCENT = 5;
export const CANARY_VIEWS = 20;

/** The error budget of a canary: once it has `views` views, the server takes it back if more than `failures` percent of them failed. */
const budgetSchema = z.object({ failures: z.number(), views: countSchema });

const authorSchema = z.nullable(z.string());
const counts = {
  /** Loads of its parts by the accounts that have it, at most ten a day of each account. */
  views: countSchema,
  /** Loads and renderings that failed, at most ten a day of each account. */
  failed: countSchema,
};

/** The canary of a remote that runs now. */
export const canarySchema = z.object({
  version: remoteVersionSchema,
  /** Share of the accounts that get it. */
  percent: z.number(),
  since: z.iso.datetime(),
  by: authorSchema,
  budget: budgetSchema,
  ...counts,
});
export type Canary = z.infer<typeof canarySchema>;

/** A canary that has ended. */
export const endedCanarySchema = z.object({
  version: remoteVersionSchema,
  percent: z.number(),
  since: z.iso.datetime(),
  at: z.iso.datetime(),
  /** `promoted` for all · `stopped` · `over-budget`, by the server · `replaced` by another. A string, so that an older panel reads newer ends. */
  end: z.string(),
  /** `null` where the server ended it, or where it is not known. */
  by: authorSchema,
  ...counts,
});
export type EndedCanary = z.infer<typeof endedCanarySchema>;

const nameParams = z.object({ name: remoteNameSchema });

/**
 * Gives a share of the accounts a version in place of the live one, or changes the share of the canary that runs. A promotion's rules
 * apply. 409 if the remote has no live version, or if this is the live one.
 */
export const setCanary = defineEndpoint({
  name: 'setCanary',
  method: 'PUT',
  path: '/api/registry/:name/canary',
  access: 'deploy',
  params: nameParams,
  body: z.strictObject({
    version: remoteVersionSchema,
    percent: z.int().check(z.minimum(1), z.maximum(99)),
    /** Percent of failures beyond which it is taken back. */
    failures: z.optional(z.number().check(z.minimum(0), z.maximum(50))),
    /** Fewest views after which the server decides. */
    views: z.optional(z.int().check(z.minimum(1), z.maximum(100_000))),
    /** Required for a version older than the live one. */
    allowOlder: z.optional(z.boolean()),
  }),
  response: canarySchema,
});
/** Gives all accounts the live version again. 404 if no canary runs. */
export const stopCanary = defineEndpoint({
  name: 'stopCanary',
  method: 'DELETE',
  path: '/api/registry/:name/canary',
  access: 'deploy',
  params: nameParams,
  response: z.object({ version: remoteVersionSchema }),
});
/** `stopCanary` with an administrator's session. */
export const stopCanaryAsAdmin = defineEndpoint({
  name: 'stopCanaryAsAdmin',
  method: 'DELETE',
  path: '/api/admin/remotes/:name/canary',
  access: 'admin',
  params: nameParams,
  response: z.object({ version: remoteVersionSchema }),
});
