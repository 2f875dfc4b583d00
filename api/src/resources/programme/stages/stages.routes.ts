import type Router from '@koa/router';
import { getCurrentWeek, getWeek, listBlockWeeks, listWeekActivities, listWeeks } from '@app/contract/blocks';
import { activitiesOfStage, blockOfStage, stagesOfBlock } from '@app/contract/programme';
import { notFound } from '../../../platform/errors.ts';
import { register } from '../../../platform/http/register.ts';
import { presentActivity } from '../activities/activity.presenter.ts';
import { activitiesIn } from '../served/programme.ts';
import { loadOverview, loadProgress } from '../progress/progress.repository.ts';
import { presentCurrentWeek, presentWeek } from './stage.presenter.ts';

export function registerStages(router: Router): void {
  register(router, listWeeks, async ({ ctx }) =>
    ctx.deps.programme.current.stages.map(({ id, title }) => ({ id, blockId: blockOfStage(id), title })),
  );

  register(router, listBlockWeeks, async ({ user, params, ctx }) => {
    const programme = ctx.deps.programme.current;
    if (!programme.block(params.id)) throw notFound();
    const overview = await loadOverview(user.id);
    return stagesOfBlock(params.id)
      .map((id) => programme.stage(id))
      .filter((stage) => stage !== undefined)
      .map((stage) => presentWeek(programme, stage, overview));
  });

  register(router, getWeek, async ({ user, params, ctx }) => {
    const programme = ctx.deps.programme.current;
    const stage = programme.stage(params.id);
    if (!stage) throw notFound();
    return presentWeek(programme, stage, await loadOverview(user.id));
  });

  register(router, listWeekActivities, async ({ user, params, ctx }) => {
    const programme = ctx.deps.programme.current;
    if (!programme.stage(params.id)) throw notFound();
    const progress = await loadProgress(user.id, activitiesOfStage(params.id));
    return activitiesIn(programme, params.id).map((activity) => presentActivity(activity, user, progress));
  });

  register(router, getCurrentWeek, async ({ user, ctx }) =>
    presentCurrentWeek(ctx.deps.programme.current, await loadOverview(user.id)),
  );
}
