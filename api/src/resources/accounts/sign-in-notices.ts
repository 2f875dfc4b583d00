import * as z from 'zod';
import type { Deps } from '../../platform/deps.ts';
import type { TakenJob } from '../../platform/jobs/jobs.ts';
import { withTransaction } from '../../platform/mongo.ts';
import { issueToken } from './tokens.ts';
import { findUserById } from './users.store.ts';

// A name of its own: an API process of before, which could not read such an order, leaves it to one that can.
export const SIGN_IN_NOTICE = 'sign-in-notice';

const orderSchema = z.object({
  what: z.enum(['device-link', 'failed-sign-ins', 'wrong-codes']),
  /** Empty where nobody is to be told: the order itself is work that must not differ. */
  userId: z.string(),
  origin: z.string(),
});

/** Orders a mail about sign-ins that did not go through. Whether there is anybody to tell is only looked up by the job (V-09). */
export async function orderNotice({ jobs }: Pick<Deps, 'jobs'>, order: z.infer<typeof orderSchema>): Promise<void> {
  await jobs.enqueue(SIGN_IN_NOTICE, order);
}

/** Hands the mail over; a second run of the same job does nothing. */
export async function sendNotice(
  { mail, clock, limits }: Pick<Deps, 'mail' | 'clock' | 'limits'>,
  payload: unknown,
  job: TakenJob,
): Promise<void> {
  const { what, userId, origin } = orderSchema.parse(payload);
  const key = `${SIGN_IN_NOTICE}:${job.id}`;
  const user = userId === '' ? undefined : await findUserById(userId);
  if (!user?.isActive || !user.isEmailVerified || (await mail.isOrdered(key))) return;
  if (what === 'device-link' && !(await limits.isWithin('deviceLink', userId))) return;
  await withTransaction(async (session) => {
    const to = { to: user.email, username: user.username };
    const link =
      what === 'device-link'
        ? `${origin}/confirmar-dispositivo?token=${await issueToken('device', userId, clock(), session, user.email)}`
        : `${origin}/login`;
    await mail.send({ kind: what, ...to, link }, { session, key });
  });
}
