import type Router from '@koa/router';
import { listSeals } from '@app/contract/seals';
import { register } from '../../../platform/http/register.ts';
import { loadOverview } from '../progress/progress.repository.ts';
import { presentSeal } from './seal.presenter.ts';

export function registerSeals(router: Router): void {
  register(router, listSeals, async ({ user, ctx }) => {
    const overview = await loadOverview(user.id);
    return ctx.deps.programme.current.seals.map((seal) => presentSeal(seal, overview));
  });
}
