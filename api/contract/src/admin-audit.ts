import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { numberInQuery } from './number-in-query.ts';
import { instantSchema, pageCursorSchema } from './shapes.ts';

/** One act of an administrator: who, whom, what, when (Z-06). Names are current; `null` if the account was deleted. */
export const auditEntrySchema = z.object({
  id: z.string(),
  at: instantSchema,
  /** Id of the administrator; `operator` for the command line, `installation` for DEPLOY_TOKEN, `token:<id>` for a remote's token. */
  actorId: z.string(),
  actor: z.nullable(z.string()),
  /**
   * block, unblock, promote, demote, grant_premium, revoke_premium, end_sessions, export_users, resend_mail, publish_content, undo_content,
   * publish_remote, publish_remote_forced, promote_remote, promote_older_remote, rollback_remote, retire_remote, withdraw_remote, change_remote_owner,
   * override_remote, offer_trial, end_trial, add_tester, remove_tester, change_testers, create_deploy_token, end_deploy_token. A string, so that an older admin panel can read the acts of a newer API.
   */
  action: z.string(),
  /** Id of the affected account, or of another target: `mail:<id>`, `content:block:1`, `users`, `remote:mf-x@1.0.0`, `token:<id>`. */
  targetId: z.string(),
  target: z.nullable(z.string()),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

/** Acts of administrators, the latest first; `Link: <…>; rel="next"` is the page of earlier ones. */
export const listAudit = defineEndpoint({
  name: 'listAudit',
  method: 'GET',
  path: '/api/admin/audit',
  access: 'admin',
  query: z.object({ limit: numberInQuery(1, 100, 50), cursor: z.optional(pageCursorSchema) }),
  response: z.array(auditEntrySchema),
});
