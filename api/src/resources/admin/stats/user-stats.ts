import mongoose, { type QueryFilter } from 'mongoose';
import { type User, UserModel } from '../../account/users/user.model.ts';
import { startOfDayIn } from '../../../platform/civil-day.ts';
import { DAY_MS, MINUTE_MS } from '../../../platform/durations.ts';

/** Online means active within five minutes; recently active, within a day (D16). */
export const ONLINE_MS = 5 * MINUTE_MS;
const RECENT_MS = DAY_MS;

/** The figures on the admin panel's cards. */
export interface UserStats {
  readonly totalUsers: number;
  readonly newUsersToday: number;
  readonly activeUsers: number;
  readonly inactiveUsers: number;
  readonly onlineNow: number;
  readonly recentlyActive: number;
  readonly adminUsers: number;
  readonly verifiedUsers: number;
}

/** A process counts at most this often: with a million accounts, the tenth of them that were active today take 70 ms. */
const COUNTED_EVERY_MS = 10_000;
/** From here on the total is MongoDB's estimate, which costs nothing, but may be off by a few after a crash of MongoDB. */
const ESTIMATED_FROM = 10_000;

/** The figures, counted along indexes. */
export class UserFigures {
  #latest: { readonly stats: Promise<UserStats>; readonly until: number } | undefined;

  read(now: Date, timeZone: string): Promise<UserStats> {
    if (this.#latest && now.getTime() < this.#latest.until) return this.#latest.stats;
    const latest = { stats: countUsers(now, timeZone), until: now.getTime() + COUNTED_EVERY_MS };
    this.#latest = latest;
    latest.stats.catch(() => {
      if (this.#latest === latest) this.#latest = undefined;
    });
    return latest.stats;
  }

  /** Has the next reading count again: an administrator has changed an account, and looks at the figures. */
  forget(): void {
    this.#latest = undefined;
  }
}

async function countUsers(now: Date, timeZone: string): Promise<UserStats> {
  const [total, blocked, unverified, adminUsers, newUsersToday, onlineNow, recentlyActive] = await Promise.all([
    totalUsers(),
    // Every role, because the index begins with it.
    count({ role: mongoose.trusted({ $in: ['user', 'admin'] }), isActive: false }),
    count({ isEmailVerified: false }),
    count({ role: 'admin' }),
    count({ createdAt: mongoose.trusted({ $gte: startOfDayIn(timeZone, now) }) }),
    countOnline(now),
    countActiveSince(new Date(now.getTime() - RECENT_MS)),
  ]);
  return {
    totalUsers: total,
    newUsersToday,
    activeUsers: total - blocked,
    inactiveUsers: blocked,
    onlineNow,
    recentlyActive,
    adminUsers,
    verifiedUsers: total - unverified,
  };
}

const count = (filter: QueryFilter<User>) => UserModel.countDocuments(filter).exec();

const countActiveSince = (since: Date) => count({ lastActiveAt: mongoose.trusted({ $gte: since }), isActive: true });

/** The number of users online now. */
export const countOnline = (now: Date): Promise<number> => countActiveSince(new Date(now.getTime() - ONLINE_MS));

/** The total number of accounts. */
export async function totalUsers(): Promise<number> {
  const estimate = await UserModel.estimatedDocumentCount();
  return estimate < ESTIMATED_FROM ? UserModel.countDocuments().hint({ _id: 1 }) : estimate;
}

/** Whether the user counts as online. */
export const isOnline = ({ isActive, lastActiveAt }: Pick<User, 'isActive' | 'lastActiveAt'>, now: Date): boolean =>
  isActive && lastActiveAt !== null && lastActiveAt.getTime() >= now.getTime() - ONLINE_MS;
