import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { remoteNameSchema } from './registry.ts';
import { instantSchema } from './shapes.ts';

// Tokens to publish and promote one remote, and no other. Created and ended with the installation's authority: by its DEPLOY_TOKEN,
// or by an administrator in the panel.

/** Longest life of a token, in days. */
export const DEPLOY_TOKEN_DAYS = 365;
const DEPLOY_TOKEN_NAME = 60;

/** A token without its secret, which is stored as a hash only. */
export const deployTokenSchema = z.object({
  id: z.string(),
  remote: remoteNameSchema,
  /** Its holder or purpose. */
  name: z.string(),
  createdAt: instantSchema,
  createdBy: z.nullable(z.string()),
  expiresAt: instantSchema,
  lastUsedAt: z.nullable(instantSchema),
  endedAt: z.nullable(instantSchema),
});
export type DeployToken = z.infer<typeof deployTokenSchema>;

/** Body for a new token. */
export const newDeployTokenSchema = z.strictObject({
  remote: remoteNameSchema,
  name: z.string().check(z.trim(), z.minLength(1, 'Escribe para quién o para qué es'), z.maxLength(DEPLOY_TOKEN_NAME)),
  /** It expires after this many days. */
  days: z.int().check(z.minimum(1), z.maximum(DEPLOY_TOKEN_DAYS)),
});
/** A new token with its secret, which no other answer contains. */
export const madeDeployTokenSchema = z.extend(deployTokenSchema, { token: z.string() });

const idParams = z.object({ id: z.string().check(z.regex(/^[0-9a-f]{24}$/)) });

/** All tokens, ended ones included; newest first. */
export const listDeployTokens = defineEndpoint({
  name: 'listDeployTokens',
  method: 'GET',
  path: '/api/registry-tokens',
  access: 'installation',
  response: z.array(deployTokenSchema),
});
/** Creates a token; the answer is the only place that shows it. 400 `fields`. */
export const createDeployToken = defineEndpoint({
  name: 'createDeployToken',
  method: 'POST',
  path: '/api/registry-tokens',
  access: 'installation',
  body: newDeployTokenSchema,
  response: madeDeployTokenSchema,
  status: 201,
});
/** Ends a token at once, on every process. 404 unknown id. */
export const endDeployToken = defineEndpoint({
  name: 'endDeployToken',
  method: 'DELETE',
  path: '/api/registry-tokens/:id',
  access: 'installation',
  params: idParams,
});

/** `listDeployTokens` with an administrator's session. */
export const listDeployTokensAsAdmin = defineEndpoint({
  name: 'listDeployTokensAsAdmin',
  method: 'GET',
  path: '/api/admin/registry-tokens',
  access: 'admin',
  response: z.array(deployTokenSchema),
});
/**
 * `createDeployToken` with an administrator's session. 403 `confirmationRequired` unless the password was given within ten minutes: the
 * token lets other people's code onto every page.
 */
export const createDeployTokenAsAdmin = defineEndpoint({
  name: 'createDeployTokenAsAdmin',
  method: 'POST',
  path: '/api/admin/registry-tokens',
  access: 'admin',
  body: newDeployTokenSchema,
  response: madeDeployTokenSchema,
  status: 201,
});
/** `endDeployToken` with an administrator's session. */
export const endDeployTokenAsAdmin = defineEndpoint({
  name: 'endDeployTokenAsAdmin',
  method: 'DELETE',
  path: '/api/admin/registry-tokens/:id',
  access: 'admin',
  params: idParams,
});
