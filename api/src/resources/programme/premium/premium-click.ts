import type { SignedInUser } from '@app/contract/sign-in';
import type { Deps } from '../../../deps.ts';
import { dayIn } from '../../../platform/civil-day.ts';
import { withRetry, withTransaction } from '../../../platform/mongo.ts';
import { UserModel } from '../../account/users/user.model.ts';
import { PremiumClickModel } from './premium-click.model.ts';

const NOT_SENT = { emailSent: false, emailSentAt: null };

type Interested = Pick<SignedInUser, 'id' | 'username' | 'email'>;

/**
 * Records that the user wants premium and enqueues the mails to the user and to the administrator, at most one of each a day: five taps
 * cause one. Record and mails are one transaction.
 * @param origin public origin for the buttons of the mails
 */
export async function recordPremiumClick(
  { mail, clock, env }: Pick<Deps, 'mail' | 'clock' | 'env'>,
  { id: userId, username, email }: Interested,
  origin: string,
): Promise<void> {
  const now = clock();
  const day = dayIn(env.TIME_ZONE, now);
  const keyOf = (kind: string) => `${kind}:${userId}:${day}`;
  await withRetry(() =>
    withTransaction(async (session) => {
      // The read opens the snapshot: a call that enqueued today's mail before is seen, a later one causes a conflict.
      await PremiumClickModel.findOne({ userId }).session(session).lean();
      const isFirstToday = !(await mail.isOrdered(keyOf('premium-interest')));
      const change = { $set: { clickedAt: now, ...(isFirstToday && NOT_SENT) }, $inc: { clicks: 1 } };
      await PremiumClickModel.updateOne({ userId }, change, { session, upsert: true });
      await UserModel.updateOne(
        { _id: userId },
        { premiumEmailClickedAt: now, ...(isFirstToday && { premiumEmailSent: false }) },
        { session },
      );
      await mail.send(
        { kind: 'premium-interest', to: email, username, userId, link: `${origin}/` },
        { session, key: keyOf('premium-interest') },
      );
      await mail.send(
        {
          kind: 'premium-interest-notice',
          to: env.SUPPORT_EMAIL,
          userName: username,
          userEmail: email,
          at: now.toISOString(),
          link: `${origin}/admin`,
        },
        { session, key: keyOf('premium-interest-notice') },
      );
    }),
  );
}

/** Updates the record when the mail to the user was sent. */
export function notePremiumMail({ mail, clock }: Pick<Deps, 'mail' | 'clock'>): void {
  mail.onDelivered(async (delivered) => {
    if (delivered.kind !== 'premium-interest') return;
    await PremiumClickModel.updateOne({ userId: delivered.userId }, { emailSent: true, emailSentAt: clock() });
    await UserModel.updateOne({ _id: delivered.userId }, { premiumEmailSent: true });
  });
}

const ASK_EVERY_MS = 50;

/** Polls for a short time until the mail was sent. @returns whether it was */
export async function hasMailLeft(userId: string, withinMs: number): Promise<boolean> {
  for (let waitedMs = 0; ; waitedMs += ASK_EVERY_MS) {
    if (await PremiumClickModel.exists({ userId, emailSent: true })) return true;
    if (waitedMs >= withinMs) return false;
    await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS));
  }
}
