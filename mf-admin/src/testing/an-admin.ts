import {
  type AdminStats,
  getAdminStats,
  getStageDropoff,
  listOnlineUsers,
  listPremiumClicks,
} from '@app/contract/admin-stats';
import { type AuditEntry, listAudit } from '@app/contract/admin-audit';
import { listMails } from '@app/contract/admin-mails';
import { listRemoteLoads, listRemotesAsAdmin } from '@app/contract/admin-remotes';
import { type AdminUser, listAdminUsers } from '@app/contract/admin-users';
import { listDeployTokensAsAdmin } from '@app/contract/deploy-tokens';
import { listFaultsAsAdmin } from '@app/contract/remote-faults';
import { listTesters } from '@app/contract/remote-trials';
import { listLeads } from '@app/contract/leads';
import type { CallAnswer } from '@app/shared-ui/testing/render-with-host';

const id = (n: number) => n.toString(16).padStart(24, '0');

/** A verified user without premium who has never been active; overrides state what the test is about. */
export const aUserRow = (facts: Partial<AdminUser> = {}): AdminUser => ({
  id: id(1),
  username: 'ana',
  email: 'ana@example.com',
  role: 'user',
  isEmailVerified: true,
  isActive: true,
  isOnline: false,
  hasPremiumAccess: false,
  currentStage: 1,
  completedActivities: 0,
  totalActivities: 108,
  completionPercentage: 0,
  overallProgress: 0,
  totalUsageHours: 0,
  city: null,
  country: null,
  createdAt: '2026-02-03T10:00:00.000Z',
  lastLoginAt: null,
  lastActiveAt: null,
  premiumEmailClickedAt: null,
  premiumEmailSent: false,
  ...facts,
});

/** The given number of users, one after the other. */
export const userRows = (count: number, from = 1): AdminUser[] =>
  Array.from({ length: count }, (_, i) =>
    aUserRow({ id: id(from + i), username: `ana-${from + i}`, email: `ana-${from + i}@example.com` }),
  );

const someStats: AdminStats = {
  totalUsers: 12_345,
  newUsersToday: 7,
  activeUsers: 12_300,
  inactiveUsers: 45,
  onlineNow: 3,
  recentlyActive: 40,
  adminUsers: 2,
  verifiedUsers: 11_000,
};

export const anEntry = (facts: Partial<AuditEntry> = {}): AuditEntry => ({
  id: id(88),
  at: '2026-02-03T10:00:00.000Z',
  actorId: id(2),
  actor: 'directora',
  action: 'block',
  targetId: id(1),
  target: 'ana',
  ...facts,
});

/** Answers to every call of the panel; empty lists unless given. */
export function adminAnswers({
  users = [],
  total = users.length,
}: { users?: AdminUser[]; total?: number } = {}): CallAnswer[] {
  return [
    [getAdminStats, { body: someStats }],
    [listOnlineUsers, { body: [], headers: { 'X-Total-Count': '0' } }],
    [listPremiumClicks, { body: [], headers: { 'X-Total-Count': '0', 'X-Pending-Count': '0' } }],
    [listAdminUsers, { body: users, headers: { 'X-Total-Count': String(total) } }],
    [listLeads, { body: [] }],
    [getStageDropoff, { body: { countedAt: null, stages: [] } }],
    [listMails, { body: [] }],
    [listRemoteLoads, { body: [] }],
    [listRemotesAsAdmin, { body: [] }],
    [listDeployTokensAsAdmin, { body: [] }],
    [listTesters, { body: [] }],
    [listFaultsAsAdmin, { body: [] }],
    [listAudit, { body: [] }],
  ];
}
