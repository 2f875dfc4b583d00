import type { AdminUser } from '@app/contract/admin-users';
import { DISTINCT_ACTIVITIES } from '@app/contract/programme';
import { isOnline } from '../stats/user-stats.ts';
import type { ProgressSummary } from '../../programme/progress/progress-summary.ts';
import type { UserRow } from './list-users.ts';

const SECONDS_PER_HOUR = 3600;

const instant = (date: Date | null | undefined): string | null => date?.toISOString() ?? null;

/** A row of the admin panel: the facts of 1§3 and no others. */
export function presentAdminUser(user: UserRow, progress: ProgressSummary | undefined, now: Date): AdminUser {
  const { username, email, role, isEmailVerified, isActive, hasPremiumAccess, city, country } = user;
  return {
    id: user._id.toString(),
    username,
    email,
    role,
    isEmailVerified,
    isActive,
    isOnline: isOnline(user, now),
    hasPremiumAccess,
    currentStage: progress?.currentStage ?? 1,
    completedActivities: progress?.completedActivities ?? 0,
    totalActivities: DISTINCT_ACTIVITIES,
    completionPercentage: progress?.completionPercentage ?? 0,
    overallProgress: progress?.overallProgress ?? 0,
    totalUsageHours: Math.round((user.usageSeconds * 100) / SECONDS_PER_HOUR) / 100,
    city,
    country,
    createdAt: user.createdAt.toISOString(),
    lastLoginAt: instant(user.lastLoginAt),
    lastActiveAt: instant(user.lastActiveAt),
    premiumEmailClickedAt: instant(user.premiumEmailClickedAt),
    premiumEmailSent: user.premiumEmailSent ?? false,
  };
}
