import * as z from 'zod';
import type { Deps } from '../../../deps.ts';
import type { ClaimedJob } from '../../../platform/jobs/jobs.ts';
import { withTransaction } from '../../../platform/mongo.ts';
import { issueToken } from '../tokens/tokens.ts';
import { findUserById } from '../users/user.repository.ts';

export const SIGN_IN_NOTICE = 'sign-in-notice';

const orderSchema = z.object({
  what: z.enum(['device-link', 'failed-sign-ins', 'wrong-codes']),
  /** Id of the recipient; empty without one: the job is enqueued all the same, so that the work does not differ. */
  userId: z.string(),
  origin: z.string(),
});

/** Enqueues a mail about failed sign-ins. Only the job looks up whether there is a recipient (V-09). */
export async function orderNotice({ jobs }: Pick<Deps, 'jobs'>, order: z.infer<typeof orderSchema>): Promise<void> {
  await jobs.enqueue(SIGN_IN_NOTICE, order);
}

/** Enqueues the mail. Idempotent per job. */
export async function sendNotice(
  { mail, clock, limits }: Pick<Deps, 'mail' | 'clock' | 'limits'>,
  payload: unknown,
  job: ClaimedJob,
): Promise<void> {
  const { what, userId, origin } = orderSchema.parse(payload);
  const key = `${SIGN_IN_NOTICE}:${job.id}`;
  const user = userId === '' ? undefined : await findUserById(userId);
  if (!user?.isActive || !user.isEmailVerified || (await mail.isOrdered(key))) return;
  if (what === 'device-link' && !(await limits.countWithin('deviceLink', userId))) return;
  await withTransaction(async (session) => {
    const to = { to: user.email, username: user.username, userId };
    const link =
      what === 'device-link'
        ? `${origin}/confirmar-dispositivo?token=${await issueToken('device', userId, clock(), session, user.email)}`
        : `${origin}/login`;
    await mail.send({ kind: what, ...to, link }, { session, key });
  });
}
