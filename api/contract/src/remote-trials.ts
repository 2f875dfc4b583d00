import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { numberInQuery } from './number-in-query.ts';
import { remoteNameSchema, remoteVersionSchema } from './registry.ts';
import { instantSchema } from './shapes.ts';

// Trials of a published version before it goes live (D34): a link that its publisher makes, for administrators and for the accounts that one
// has listed for that remote.

/** Longest life of a link, in hours. */
const LONGEST_HOURS = 7 * 24;
const USUAL_HOURS = 72;

const nameParams = z.object({ name: remoteNameSchema });
const versionParams = z.object({ name: remoteNameSchema, version: remoteVersionSchema });

/** Creates the link of a version; an earlier link ends, and so does what it opened. 409 for a withdrawn version. */
export const offerTrial = defineEndpoint({
  name: 'offerTrial',
  method: 'POST',
  path: '/api/registry/:name/versions/:version/trial',
  access: 'deploy',
  params: versionParams,
  query: z.object({ hours: numberInQuery(1, LONGEST_HOURS, USUAL_HOURS) }),
  response: z.object({
    /** Path of the page that asks whether to open the version. */
    path: z.string(),
    expiresAt: instantSchema,
  }),
  status: 201,
});
/** Ends the link and what it has opened. 404 without one. */
export const endTrial = defineEndpoint({
  name: 'endTrial',
  method: 'DELETE',
  path: '/api/registry/:name/versions/:version/trial',
  access: 'deploy',
  params: versionParams,
});
/** `endTrial` with an administrator's session. */
export const endTrialAsAdmin = defineEndpoint({
  name: 'endTrialAsAdmin',
  method: 'DELETE',
  path: '/api/admin/remotes/:name/versions/:version/trial',
  access: 'admin',
  params: versionParams,
});

const linkSchema = z.strictObject({
  name: remoteNameSchema,
  version: remoteVersionSchema,
  token: z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/)),
});
/** Tells what a link would open. 400 for an invalid or ended link; 403 for an account that is not listed for the remote. */
export const lookAtTrial = defineEndpoint({
  name: 'lookAtTrial',
  method: 'POST',
  path: '/api/trials/look',
  access: 'user',
  body: linkSchema,
  response: z.object({
    publishedAt: instantSchema,
    /** Name of the token that published it. */
    publishedBy: z.nullable(z.string()),
    expiresAt: instantSchema,
  }),
});
/**
 * Replaces the live version in this browser and for this account, until the browser is closed or the link ends. Refusals of
 * `lookAtTrial`; and 403 `confirmationRequired` unless the password was given within ten minutes.
 */
export const startTrial = defineEndpoint({
  name: 'startTrial',
  method: 'POST',
  path: '/api/trials',
  access: 'user',
  body: linkSchema,
  response: z.object({
    /** A page of the version; `/` if none of its pages opens without parameters. */
    path: z.string(),
  }),
});

const testerSchema = z.object({ remote: remoteNameSchema, userId: z.string(), username: z.string() });
export type RemoteTester = z.infer<typeof testerSchema>;

/** Lists the accounts that may try versions, by remote and name. Administrators may without being listed. */
export const listTesters = defineEndpoint({
  name: 'listTesters',
  method: 'GET',
  path: '/api/admin/remote-testers',
  access: 'admin',
  response: z.array(testerSchema),
});
/**
 * Lists an account, by its user name. 404 unknown name; 409 for an administrators' remote; 403 `confirmationRequired` unless the password was given
 * within ten minutes.
 */
export const addTester = defineEndpoint({
  name: 'addTester',
  method: 'POST',
  path: '/api/admin/remotes/:name/testers',
  access: 'admin',
  params: nameParams,
  body: z.strictObject({ username: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)) }),
  response: testerSchema,
  status: 201,
});
/** Takes an account from the list, and ends what it has opened. 404 if it is not listed. */
export const removeTester = defineEndpoint({
  name: 'removeTester',
  method: 'DELETE',
  path: '/api/admin/remotes/:name/testers/:userId',
  access: 'admin',
  params: z.object({ name: remoteNameSchema, userId: z.string().check(z.regex(/^[0-9a-f]{24}$/)) }),
});
