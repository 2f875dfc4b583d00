import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { fileNameSchema, remoteNameSchema, remoteVersionSchema } from './registry.ts';
import { countSchema, instantSchema } from './shapes.ts';

// Faults of remotes in browsers: the kind of error and places in the remote's own files. Never a message: it may quote what the user wrote.

/** Most frames of a report. */
export const FAULT_FRAMES = 8;

const place = z.int().check(z.minimum(0), z.maximum(100_000_000));
const frameSchema = z.object({ file: fileNameSchema, line: place, column: place });
export type FaultFrame = z.infer<typeof frameSchema>;

const faultKind = z.enum(['load_failed', 'render_failed']);
/** Name of a class of errors, such as `TypeError`; with the number of React's message, where it has one. */
const errorName = z.string().check(z.regex(/^[A-Z][A-Za-z]{0,39}( #\d{1,4})?$/));

/** Reports what failed, once for each version and kind on a page; frames outside of the version's files are dropped. */
export const reportFault = defineEndpoint({
  name: 'reportFault',
  method: 'POST',
  path: '/api/reports/remote-fault',
  access: 'user',
  body: z.strictObject({
    name: remoteNameSchema,
    version: remoteVersionSchema,
    kind: faultKind,
    error: errorName,
    frames: z.array(frameSchema).check(z.maxLength(FAULT_FRAMES)),
  }),
});

/** A group of equal faults of a version. */
const faultSchema = z.object({
  name: remoteNameSchema,
  version: remoteVersionSchema,
  kind: faultKind,
  error: z.string(),
  count: countSchema,
  firstAt: instantSchema,
  lastAt: instantSchema,
  frames: z.array(frameSchema),
});
export type RemoteFault = z.infer<typeof faultSchema>;

const params = z.object({ name: remoteNameSchema });
/** Faults of the last 30 days, the latest first. */
export const listFaults = defineEndpoint({
  name: 'listFaults',
  method: 'GET',
  path: '/api/registry/:name/faults',
  access: 'deploy',
  params,
  response: z.array(faultSchema),
});
/** `listFaults` of all remotes, with an administrator's session. */
export const listFaultsAsAdmin = defineEndpoint({
  name: 'listFaultsAsAdmin',
  method: 'GET',
  path: '/api/admin/remote-faults',
  access: 'admin',
  response: z.array(faultSchema),
});
