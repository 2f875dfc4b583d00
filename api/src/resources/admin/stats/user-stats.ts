import mongoose from 'mongoose';
import { type User, UserModel } from '../../account/users/user.model.ts';
import { COUNTERS_ID, UserCountersModel } from '../../account/users/user-counters.model.ts';
import { sumSince, type MinuteSum } from '../../account/users/minute-counters.ts';
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

/** Reads the precomputed counters: the cost is independent of the number of accounts. */
export async function readUserStats(now: Date, timeZone: string): Promise<UserStats> {
  const spans = [new Date(now.getTime() - ONLINE_MS), new Date(now.getTime() - RECENT_MS)];
  const [kept, today, active, ...edges] = await Promise.all([
    UserCountersModel.findById(COUNTERS_ID).lean(),
    sumSince('registered', [startOfDay(now, timeZone)]),
    sumSince('active', spans),
    // The histogram has whole minutes only: users in the first, partial minute are counted separately.
    ...spans.map(countFirstMinute),
  ]);
  const totalUsers = kept?.total ?? 0;
  const activeUsers = kept?.active ?? 0;
  const sumOf = (sums: readonly MinuteSum[], i: number) => Math.max(0, sums[i]?.count ?? 0);
  return {
    totalUsers,
    newUsersToday: sumOf(today, 0),
    activeUsers,
    inactiveUsers: totalUsers - activeUsers,
    onlineNow: sumOf(active, 0) + (edges[0] ?? 0),
    recentlyActive: sumOf(active, 1) + (edges[1] ?? 0),
    adminUsers: kept?.administrators ?? 0,
    verifiedUsers: kept?.verified ?? 0,
  };
}

/** The number of users online now. */
export async function countOnline(now: Date): Promise<number> {
  const since = new Date(now.getTime() - ONLINE_MS);
  const [[sum], edge] = await Promise.all([sumSince('active', [since]), countFirstMinute(since)]);
  return Math.max(0, sum?.count ?? 0) + edge;
}

/** The total number of accounts. */
export const totalUsers = async (): Promise<number> =>
  (await UserCountersModel.findById(COUNTERS_ID, { total: 1 }).lean())?.total ?? 0;

function countFirstMinute(from: Date): Promise<number> {
  const to = new Date(Math.ceil(from.getTime() / MINUTE_MS) * MINUTE_MS);
  return UserModel.countDocuments({ lastActiveAt: mongoose.trusted({ $gte: from, $lt: to }), isActive: true }).exec();
}

/** Whether the user counts as online. */
export const isOnline = ({ isActive, lastActiveAt }: Pick<User, 'isActive' | 'lastActiveAt'>, now: Date): boolean =>
  isActive && lastActiveAt !== null && lastActiveAt.getTime() >= now.getTime() - ONLINE_MS;

/**
 * The start of the day of `now` in a time zone. After a clock change within the day, subtracting the local time misses it by the
 * difference; a second subtraction corrects this.
 */
export function startOfDay(now: Date, timeZone: string): Date {
  const { clock, calendar } = formatsIn(timeZone);
  const sinceMidnight = (at: Date) => {
    const [hour = 0, minute = 0] = clock.format(at).split(':').map(Number);
    return (hour * 60 + minute) * MINUTE_MS + (at.getTime() % MINUTE_MS);
  };
  const dayOf = (at: Date) => calendar.format(at);
  const first = new Date(now.getTime() - sinceMidnight(now));
  const off = sinceMidnight(first);
  if (off === 0) return first;
  return dayOf(first) === dayOf(now) ? new Date(first.getTime() - off) : new Date(first.getTime() + (DAY_MS - off));
}

interface ZoneFormats {
  readonly clock: Intl.DateTimeFormat;
  readonly calendar: Intl.DateTimeFormat;
}

/** Cached: creating a format takes longer than reading the counters, and the operator's time zone never changes. */
const formats = new Map<string, ZoneFormats>();
function formatsIn(timeZone: string): ZoneFormats {
  const known = formats.get(timeZone) ?? {
    clock: new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }),
    calendar: new Intl.DateTimeFormat('en-CA', { timeZone }),
  };
  formats.set(timeZone, known);
  return known;
}
