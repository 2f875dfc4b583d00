import type Router from '@koa/router';
import {
  endUserSessions,
  exportAdminUsers,
  listAdminUsers,
  setUserPremium,
  setUserRole,
  setUserStatus,
} from '@app/contract/admin-users';
import type { Context } from 'koa';
import { encodeCursor, cutPage, parseCursor } from '../../../platform/cursor.ts';
import { publicOrigin } from '../../../platform/http/public-origin.ts';
import { type Call, register } from '../../../platform/http/register.ts';
import type { CurrentUser } from '../../../platform/sessions/sessions.ts';
import { totalUsers } from '../stats/user-stats.ts';
import { requireConfirmed } from '../../account/password/confirmation.ts';
import { progressSummaries } from '../../programme/progress/progress-summary.ts';
import { presentAdminUser } from './admin-user.presenter.ts';
import { exportUserList } from './export-users.ts';
import { COUNTED_MATCHES, cursorOfRow, readUserPage } from './list-users.ts';
import { type Act, endSessions, setActive, setPremium, setRole } from './user-access.ts';

const actOf = (user: CurrentUser, ctx: Context): Act => ({ actor: user.id, now: ctx.deps.clock() });

/** The list of users for administrators, and the changes that they may make to a user (1§7, D16). */
export function registerAdminUsers(router: Router): void {
  register(router, listAdminUsers, async ({ query: { cursor, limit, ...listing }, ctx }) => {
    const { sort } = listing;
    const now = ctx.deps.clock();
    const [{ rows, matches }, total] = await Promise.all([
      readUserPage({ ...listing, limit, after: parseCursor(cursor, sort), now }),
      totalUsers(),
    ]);
    ctx.set('X-Total-Count', matches === undefined ? String(total) : countText(matches));
    const page = cutPage(ctx, rows, limit, (row) => encodeCursor(sort, cursorOfRow(row, sort)));
    const progress = await progressSummaries(page.map(({ _id }) => _id.toString()));
    return page.map((row) => presentAdminUser(row, progress.get(row._id.toString()), now));
  });

  const exportUsers = async ({ user, body, ctx }: Call<typeof exportAdminUsers>) => {
    await requireConfirmed(ctx, user);
    return exportUserList(body, actOf(user, ctx), ctx.deps.env.TIME_ZONE);
  };
  register(router, exportAdminUsers, exportUsers, { memory: 'answer' });

  register(router, endUserSessions, ({ user, params, ctx }) => endSessions(ctx.deps, params.id, actOf(user, ctx)));

  register(router, setUserStatus, async ({ user, params, body, ctx }) => {
    const { username } = await setActive(ctx.deps, params.id, body.isActive, actOf(user, ctx));
    ctx.deps.userFigures.forget();
    return { username };
  });

  register(router, setUserRole, async ({ user, params, body, ctx }) => {
    await requireConfirmed(ctx, user);
    const { username } = await setRole(ctx.deps, params.id, body.role, actOf(user, ctx), publicOrigin(ctx));
    ctx.deps.sessions.forgetUser(params.id);
    ctx.deps.userFigures.forget();
    return { username };
  });

  register(router, setUserPremium, async ({ user, params, body, ctx }) => {
    const { username } = await setPremium(ctx.deps, params.id, body.hasPremiumAccess, actOf(user, ctx));
    return { username };
  });
}

/** Matches are counted up to a limit: '200+' means that there are more. */
const countText = (matches: number) => (matches > COUNTED_MATCHES ? `${COUNTED_MATCHES}+` : String(matches));
