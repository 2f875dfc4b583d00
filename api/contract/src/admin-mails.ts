import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { countSchema, instantSchema, numberInQuery, objectIdParams, pageCursorSchema } from './shapes.ts';

/** A mail on its way: what kind and to whom, never what it says. */
export const adminMailSchema = z.object({
  id: z.string(),
  /** Kind as in the outbox's file names (D11); text, as later versions have more. */
  kind: z.string(),
  /** `null` where it is not kept. */
  to: z.nullable(z.string()),
  /** `waiting` to leave or to be tried again · `sent` · `failed` for good, after about a day of tries. */
  state: z.enum(['waiting', 'sent', 'failed']),
  attempts: countSchema,
  orderedAt: instantSchema,
  finishedAt: z.nullable(instantSchema),
  canResend: z.boolean(),
});
export type AdminMail = z.infer<typeof adminMailSchema>;

/** Mails of the last week, the latest first; `Link` as for users. */
export const listMails = defineEndpoint({
  name: 'listMails',
  method: 'GET',
  path: '/api/admin/mails',
  access: 'admin',
  query: z.object({ limit: numberInQuery(1, 100, 50), cursor: z.optional(pageCursorSchema) }),
  response: z.array(adminMailSchema),
});

/** Sends a mail again: one that waits at once; one with a link, with a new link. 409 where it cannot be made again. */
export const resendMail = defineEndpoint({
  name: 'resendMail',
  method: 'POST',
  path: '/api/admin/mails/:id/resend',
  access: 'admin',
  params: objectIdParams,
});
