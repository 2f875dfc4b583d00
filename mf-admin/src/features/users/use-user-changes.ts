import {
  type AdminUser,
  endUserSessions,
  listAdminUsers,
  setUserPremium,
  setUserRole,
  setUserStatus,
} from '@app/contract/admin-users';
import { call, keyOf, type Page, useHost } from '@app/shared-ui/host';
import { messageOf } from '@app/shared-ui/host/message-of';
import { useSingleMutation } from '@app/shared-ui/loading/use-single-mutation';
import { type InfiniteData, useQueryClient } from '@tanstack/react-query';
import { usersCopy } from '../../copy/users.es.ts';
import { queryKeys } from '@app/contract/query-keys';

const { toasts, errors } = usersCopy;

type UserPages = InfiniteData<Page<AdminUser[]>, string>;

/** What an administrator changes of one account: the row shows it as soon as the server has said so, then everything is asked for again. */
export function useUserChanges(id: string) {
  const queryClient = useQueryClient();
  const host = useHost();
  const { showToast } = host;
  const params = { id };

  const showInRow = (change: Partial<AdminUser>) =>
    queryClient.setQueriesData<UserPages>({ queryKey: keyOf(listAdminUsers) }, (data) =>
      data ? { ...data, pages: data.pages.map((page) => ({ ...page, rows: changed(page.rows, id, change) })) } : data,
    );
  const succeed = async (title: string, description: string, change: Partial<AdminUser> = {}) => {
    showToast({ title, description });
    // An answer on its way may be of before the change; a first one would not even be asked for again.
    await queryClient.cancelQueries({ queryKey: keyOf(listAdminUsers) });
    showInRow(change);
    void queryClient.invalidateQueries({ queryKey: queryKeys.admin() });
  };
  const fail = (title: string) => (error: Error) => {
    const description = messageOf(error, undefined);
    showToast({ title, tone: 'error', ...(description && { description }) });
  };

  const status = useSingleMutation({
    mutationFn: (isActive: boolean) => call(setUserStatus, { params, body: { isActive } }),
    onSuccess: ({ username }, isActive) =>
      succeed(toasts.status, toasts.statusText(username, isActive), {
        isActive,
        ...(!isActive && { isOnline: false }),
      }),
    onError: fail(errors.status),
  });
  const role = useSingleMutation({
    mutationFn: (newRole: 'admin') => host.withPassword(() => call(setUserRole, { params, body: { role: newRole } })),
    onSuccess: async (done, newRole) => {
      // Dismissing the password dialog changes nothing.
      if (done) await succeed(toasts.role, toasts.roleText(done.answer.username), { role: newRole });
    },
    onError: fail(errors.role),
  });
  const premium = useSingleMutation({
    mutationFn: (hasPremiumAccess: boolean) => call(setUserPremium, { params, body: { hasPremiumAccess } }),
    onSuccess: ({ username }, hasPremiumAccess) =>
      succeed(toasts.access, toasts.accessText(username, hasPremiumAccess), { hasPremiumAccess }),
    onError: fail(errors.access),
  });
  const sessions = useSingleMutation({
    mutationFn: (_username: string) => call(endUserSessions, { params }),
    onSuccess: (_, username) => succeed(toasts.sessions, toasts.sessionsText(username)),
    onError: fail(errors.sessions),
  });

  return {
    setStatus: status.mutate,
    setRole: role.mutate,
    setPremium: premium.mutate,
    endSessions: sessions.mutate,
    isBusy: [status, role, premium, sessions].some(({ isPending }) => isPending),
  };
}

const changed = (rows: readonly AdminUser[], id: string, change: Partial<AdminUser>): AdminUser[] =>
  rows.map((row) => (row.id === id ? { ...row, ...change } : row));
