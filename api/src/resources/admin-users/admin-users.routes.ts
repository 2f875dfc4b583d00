import type Router from '@koa/router';
import { setUserPremium, setUserRole, setUserStatus } from '@app/contract/admin-users';
import type { Context } from 'koa';
import { publicOrigin } from '../../platform/public-origin.ts';
import { register } from '../../platform/register.ts';
import type { CurrentUser } from '../../platform/sessions/sessions.ts';
import { type Act, setActive, setPremium, setRole } from './user-access.ts';

const actOf = (user: CurrentUser, ctx: Context): Act => ({ actor: user.id, now: ctx.deps.clock() });

/** What an administrator may change of a user (1§7, D16). */
export function registerAdminUsers(router: Router): void {
  register(router, setUserStatus, async ({ user, params, body, ctx }) => {
    const { username } = await setActive(ctx.deps, params.id, body.isActive, actOf(user, ctx));
    return { username };
  });

  register(router, setUserRole, async ({ user, params, body, ctx }) => {
    const { username } = await setRole(ctx.deps, params.id, body.role, actOf(user, ctx), publicOrigin(ctx));
    ctx.deps.sessions.forgetUser(params.id);
    return { username };
  });

  register(router, setUserPremium, async ({ user, params, body, ctx }) => {
    const { username } = await setPremium(ctx.deps, params.id, body.hasPremiumAccess, actOf(user, ctx));
    return { username };
  });
}
