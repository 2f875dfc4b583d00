import type { PremiumInterest } from '@app/contract/admin-stats';
import mongoose from 'mongoose';
import { type DatedCursor, afterCursor } from '../../../platform/cursor.ts';
import { type User, UserModel } from '../../account/users/user.model.ts';
import { type PremiumClick, PremiumClickModel } from '../../programme/premium/premium-click.model.ts';

/** A page of requests for premium, the latest first, plus one more if there is a next page. */
export function readInterestPage(after: DatedCursor | undefined, limit: number): Promise<PremiumClick[]> {
  return PremiumClickModel.find(after ? afterCursor('clickedAt', after) : {})
    .sort({ clickedAt: -1, _id: -1 })
    .limit(limit + 1)
    .lean<PremiumClick[]>()
    .exec();
}

/** The number of requests, and of those whose mails were not sent. */
export async function countInterest(): Promise<{ total: number; pending: number }> {
  const [total, pending] = await Promise.all([
    PremiumClickModel.estimatedDocumentCount(),
    PremiumClickModel.countDocuments({ emailSent: false }),
  ]);
  return { total, pending };
}

/** Name and address are read from the account; requests of deleted accounts are omitted. */
export async function presentInterest(clicks: readonly PremiumClick[]): Promise<PremiumInterest[]> {
  const ids = clicks.map(({ userId }) => userId);
  const users = await UserModel.find({ _id: mongoose.trusted({ $in: ids }) }, { username: 1, email: 1 }).lean<
    Pick<User, '_id' | 'username' | 'email'>[]
  >();
  const byId = new Map(users.map((user) => [user._id.toString(), user]));
  return clicks.flatMap(({ _id, userId, clickedAt, emailSent, emailSentAt }) => {
    const user = byId.get(userId.toString());
    if (!user) return [];
    return {
      id: _id.toString(),
      userName: user.username,
      userEmail: user.email,
      clickedAt: clickedAt.toISOString(),
      emailSent,
      emailSentAt: emailSentAt?.toISOString() ?? null,
    };
  });
}
