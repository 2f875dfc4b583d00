import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { numberInQuery } from './number-in-query.ts';
import { countSchema, instantSchema, objectIdParams, pageCursorSchema } from './shapes.ts';

/** A mail's kind, recipient and state, never its content. */
export const adminMailSchema = z.object({
  id: z.string(),
  /** Kind as in the outbox's file names (D11); a string, as later versions have more. */
  kind: z.string(),
  /** `null` if it is not stored. */
  to: z.nullable(z.string()),
  /** `waiting` to be sent or retried · `sent` · `failed` permanently, after about a day of retries. */
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

/** Sends a mail again: a waiting one at once; one with a link, with a new link. 409 if it cannot be created again. */
export const resendMail = defineEndpoint({
  name: 'resendMail',
  method: 'POST',
  path: '/api/admin/mails/:id/resend',
  access: 'admin',
  params: objectIdParams,
});
