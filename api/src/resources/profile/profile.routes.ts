import type Router from '@koa/router';
import { LIVED_ACTIVITIES, percentOf } from '@app/contract/programme';
import { getProfile, getProfileStats, updateProfile as updateEndpoint } from '@app/contract/profile';
import { signedOut } from '../../platform/errors.ts';
import { register } from '../../platform/http/register.ts';
import { findUserById } from '../account/users/user.repository.ts';
import { completedStages } from '../programme/progress/progress.policy.ts';
import { loadOverview } from '../programme/progress/progress.repository.ts';
import { countActiveDays } from './active-days.ts';
import { presentProfile } from './profile.presenter.ts';
import { updateProfile } from './update-profile.ts';
import { zoneOf } from '../../platform/time-zone.ts';

/** The user's profile and its three statistics (2§2.14, D20). */
export function registerProfile(router: Router): void {
  register(router, getProfile, async ({ user }) => {
    const account = await findUserById(user.id);
    if (!account) throw signedOut();
    return { profile: presentProfile(account) };
  });

  register(router, updateEndpoint, async ({ user, body, ctx }) => ({
    profile: presentProfile(await updateProfile(ctx, user, body)),
  }));

  register(router, getProfileStats, async ({ user, query, ctx }) => {
    const { clock, env } = ctx.deps;
    const [overview, activeDays] = await Promise.all([
      loadOverview(user.id),
      countActiveDays(user.id, clock(), zoneOf(query, env.TIME_ZONE)),
    ]);
    return {
      progressPercent: percentOf(overview.completedCount, LIVED_ACTIVITIES),
      // One seal for every completed stage (2§1).
      seals: completedStages(overview).length,
      activeDays,
    };
  });
}
