import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { registryEntrySchema, remoteNameSchema, remoteVersionSchema } from './registry.ts';

// Reports and questions of a page about remotes that it loads. A separate module: the sign-in, which loads none, does without it.

const nameParams = z.object({ name: remoteNameSchema });
/** The previous live version, for a page whose browser cannot run the current one; `null` where this session has none. */
export const getPreviousRemote = defineEndpoint({
  name: 'getPreviousRemote',
  method: 'GET',
  path: '/registry/:name/previous.json',
  access: 'user',
  params: nameParams,
  /** The version that failed, if the page knows it: it may be live no longer. */
  query: z.object({ failed: z.optional(remoteVersionSchema) }),
  response: z.object({ remote: z.nullable(registryEntrySchema) }),
});

/** Outcome of a load: loaded; failed to load; loaded and crashed on the page. */
const remoteReportKind = z.enum(['loaded', 'load_failed', 'render_failed']);
export type RemoteReportKind = z.infer<typeof remoteReportKind>;

/** Longest load that is reported, in milliseconds; a longer one is reported as this long. */
export const LONGEST_LOAD_MS = 600_000;

/** Reports the health of a remote in a real browser. */
export const reportRemote = defineEndpoint({
  name: 'reportRemote',
  method: 'POST',
  path: '/api/reports/remote',
  access: 'user',
  body: z.strictObject({
    name: remoteNameSchema,
    version: remoteVersionSchema,
    kind: remoteReportKind,
    ms: z.optional(z.number().check(z.minimum(0), z.maximum(LONGEST_LOAD_MS))),
  }),
});
