import type Router from '@koa/router';
import { getActivity, listActivityStatuses, setActivityStatus } from '@app/contract/activities';
import { previousInStage } from '@app/contract/programme-rules';
import { notFound } from '../../../platform/errors.ts';
import { register } from '../../../platform/http/register.ts';
import { loadStatuses, loadProgress } from '../progress/progress.repository.ts';
import { presentActivity } from './activity.presenter.ts';
import { advanceActivity } from './set-activity-status.ts';

export function registerActivities(router: Router): void {
  register(router, getActivity, async ({ user, params, ctx }) => {
    const activity = ctx.deps.programme.current.activity(params.id);
    if (!activity) throw notFound();
    const progress = await loadProgress(user.id, [activity.id, previousInStage(activity.id) ?? activity.id]);
    return presentActivity(activity, user, progress);
  });

  register(router, listActivityStatuses, ({ user }) => loadStatuses(user.id));

  register(router, setActivityStatus, ({ user, params, body, ctx }) =>
    advanceActivity({
      reader: user,
      activityId: params.id,
      status: body.status,
      programme: ctx.deps.programme.current,
      clock: ctx.deps.clock,
    }),
  );
}
