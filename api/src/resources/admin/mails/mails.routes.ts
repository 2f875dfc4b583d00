import type Router from '@koa/router';
import { type AdminMail, listMails, resendMail } from '@app/contract/admin-mails';
import { conflict, notFound } from '../../../platform/errors.ts';
import type { PastMail } from '../../../platform/mail/mailer.ts';
import { messages } from '../../../platform/messages.ts';
import { withTransaction } from '../../../platform/mongo.ts';
import { encodeCursor, cutPage, parseDatedCursor } from '../../../platform/cursor.ts';
import { publicOrigin } from '../../../platform/http/public-origin.ts';
import { register } from '../../../platform/http/register.ts';
import { recordAudit } from '../../account/audit/audit.repository.ts';
import { canResend, resend } from './resend.ts';

const ORDER = 'mails';
const STATES = { waiting: 'waiting', done: 'sent', failed: 'failed' } as const;

/** The state of each mail, and sending it again. */
export function registerAdminMails(router: Router): void {
  register(router, listMails, async ({ query: { limit, cursor }, ctx }) => {
    const mails = await ctx.deps.mail.history(limit + 1, parseDatedCursor(cursor, ORDER));
    return cutPage(ctx, mails, limit, ({ createdAt, id }) => encodeCursor(ORDER, [createdAt.toISOString(), id])).map(
      present,
    );
  });

  register(router, resendMail, async ({ user, params: { id }, ctx }) => {
    const { mail, clock } = ctx.deps;
    const past = await mail.past(id);
    if (!past) throw notFound();
    if (!canResend(past)) throw conflict(messages.mailNotRepeatable);
    await withTransaction(async (session) => {
      await resend(ctx.deps, past, publicOrigin(ctx), session);
      await recordAudit({ at: clock(), actor: user.id, action: 'resend_mail', target: `mail:${id}` }, session);
    });
    // The audit record is written first, so that no act goes unrecorded.
    if (past.state === 'waiting') await mail.runNow(id);
  });
}

const present = (mail: PastMail): AdminMail => ({
  id: mail.id,
  kind: mail.trace?.kind ?? '',
  to: mail.trace?.to ?? null,
  state: STATES[mail.state],
  attempts: mail.attempts,
  orderedAt: mail.createdAt.toISOString(),
  finishedAt: mail.finishedAt?.toISOString() ?? null,
  canResend: canResend(mail),
});
