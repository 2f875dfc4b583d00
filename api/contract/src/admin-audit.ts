import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { instantSchema, numberInQuery, pageCursorSchema } from './shapes.ts';

/** One act of an administrator: who, whom, what, when (Z-06). Names are today's; `null` where the account is gone. */
export const auditEntrySchema = z.object({
  id: z.string(),
  at: instantSchema,
  /** Id of the administrator, or `operator` for the command line. */
  actorId: z.string(),
  actor: z.nullable(z.string()),
  /**
   * block, unblock, promote, demote, grant_premium, revoke_premium, end_sessions, resend_mail, publish_content, undo_content. Text, so that
   * a panel of today can read the acts of a later API.
   */
  action: z.string(),
  /** Id of an account, or of what else was acted on: `mail:<id>`, `content:block:1`. */
  targetId: z.string(),
  target: z.nullable(z.string()),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

/** Acts of administrators, the latest first; `Link: <…>; rel="next"` where earlier ones are. */
export const listAudit = defineEndpoint({
  name: 'listAudit',
  method: 'GET',
  path: '/api/admin/audit',
  access: 'admin',
  query: z.object({ limit: numberInQuery(1, 100, 50), cursor: z.optional(pageCursorSchema) }),
  response: z.array(auditEntrySchema),
});
