import type Router from '@koa/router';
import { type AuditEntry, listAudit } from '@app/contract/admin-audit';
import { encodeCursor, cutPage, parseDatedCursor, afterCursor } from '../../../platform/cursor.ts';
import { register } from '../../../platform/http/register.ts';
import { AuditModel, type AuditRecord } from '../../account/audit/audit.model.ts';
import { namesOf } from '../../delivery/registry/ownership/authors.ts';

const ORDER = 'audit';

/** The audit of administrators' acts, for administrators (Z-06). */
export function registerAdminAudit(router: Router): void {
  register(router, listAudit, async ({ query: { limit, cursor }, ctx }) => {
    const after = parseDatedCursor(cursor, ORDER);
    const records = await AuditModel.find(after ? afterCursor('at', after) : {})
      .sort({ at: -1, _id: -1 })
      .limit(limit + 1)
      .lean();
    const page = cutPage(ctx, records, limit, ({ at, _id }) => encodeCursor(ORDER, [at.toISOString(), _id.toString()]));
    const names = await namesOf(page.flatMap(({ actor, target }) => [actor, target]));
    return page.map((record) => present(record, names));
  });
}

const present = ({ _id, at, actor, action, target }: AuditRecord, names: ReadonlyMap<string, string>): AuditEntry => ({
  id: _id.toString(),
  at: at.toISOString(),
  actorId: actor,
  actor: names.get(actor) ?? null,
  action,
  targetId: target,
  target: names.get(target) ?? null,
});
