import type { SignedInUser } from '@app/contract/accounts';
import type { Deps } from '../../platform/deps.ts';
import { withRetry, withTransaction } from '../../platform/mongo.ts';
import { UserModel } from '../accounts/user.model.ts';
import { PremiumClickModel } from './premium-click.model.ts';

const NOT_SENT = { emailSent: false, emailSentAt: null };

type Interested = Pick<SignedInUser, 'id' | 'username' | 'email'>;

/**
 * Notes that she wants premium and orders the mails to her and to the administrator, at most one of each a day: whoever taps five
 * times gets one. Record and orders stand together.
 * @param origin where the buttons of the mails lead
 */
export async function recordPremiumClick(
  { mail, clock, env }: Pick<Deps, 'mail' | 'clock' | 'env'>,
  { id: userId, username, email }: Interested,
  origin: string,
): Promise<void> {
  const now = clock();
  const day = now.toISOString().slice(0, 10);
  const keyOf = (kind: string) => `${kind}:${userId}:${day}`;
  await withRetry(() =>
    withTransaction(async (session) => {
      // The read opens the snapshot: whoever ordered today's mail before it is seen, whoever does after it is met as a conflict.
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

/** Notes in the record when the mail to her has left. */
export function notePremiumMail({ mail, clock }: Pick<Deps, 'mail' | 'clock'>): void {
  mail.onDelivered(async (delivered) => {
    if (delivered.kind !== 'premium-interest') return;
    await PremiumClickModel.updateOne({ userId: delivered.userId }, { emailSent: true, emailSentAt: clock() });
    await UserModel.updateOne({ _id: delivered.userId }, { premiumEmailSent: true });
  });
}

const ASK_EVERY_MS = 50;

/** Waits a little for the mail to leave. @returns whether it has */
export async function hasMailLeft(userId: string, withinMs: number): Promise<boolean> {
  for (let waitedMs = 0; ; waitedMs += ASK_EVERY_MS) {
    if (await PremiumClickModel.exists({ userId, emailSent: true })) return true;
    if (waitedMs >= withinMs) return false;
    await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS));
  }
}
