import type Router from '@koa/router';
import { getAdminStats, getStageDropoff, listOnlineUsers, listPremiumClicks } from '@app/contract/admin-stats';
import { encodeCursor, cutPage, parseDatedCursor } from '../../../platform/cursor.ts';
import { register } from '../../../platform/http/register.ts';
import { countOnline } from './user-stats.ts';
import { readOnlineUsers } from './online-users.ts';
import { countInterest, presentInterest, readInterestPage } from './premium-interest.ts';
import { presentDropoff, readDropoff } from './stage-dropoff.ts';

const INTEREST = 'premium-clicks';

/** The admin panel's data besides the list of users. */
export function registerAdminStats(router: Router): void {
  register(router, getAdminStats, ({ ctx: { deps } }) => deps.userFigures.read(deps.clock(), deps.env.TIME_ZONE));

  register(router, listOnlineUsers, async ({ ctx }) => {
    const now = ctx.deps.clock();
    const [users, count] = await Promise.all([readOnlineUsers(now), countOnline(now)]);
    // The total is at least the length of the list: both are read at slightly different times.
    ctx.set('X-Total-Count', String(Math.max(count, users.length)));
    return users;
  });

  register(router, listPremiumClicks, async ({ query: { limit, cursor }, ctx }) => {
    const [clicks, { total, pending }] = await Promise.all([
      readInterestPage(parseDatedCursor(cursor, INTEREST), limit),
      countInterest(),
    ]);
    ctx.set('X-Total-Count', String(total));
    ctx.set('X-Pending-Count', String(pending));
    const page = cutPage(ctx, clicks, limit, ({ clickedAt, _id }) =>
      encodeCursor(INTEREST, [clickedAt.toISOString(), _id.toString()]),
    );
    return presentInterest(page);
  });

  register(router, getStageDropoff, async ({ ctx }) => presentDropoff(await readDropoff(), ctx.deps.programme.current));
}
