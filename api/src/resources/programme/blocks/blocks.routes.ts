import type Router from '@koa/router';
import { getBlock, getCurrentBlockProgress, listBlocks } from '@app/contract/blocks';
import { notFound } from '../../../platform/errors.ts';
import { register } from '../../../platform/http/register.ts';
import { loadOverview } from '../progress/progress.repository.ts';
import { presentBlock, presentCurrentBlock } from './block.presenter.ts';

export function registerBlocks(router: Router): void {
  register(router, listBlocks, async ({ user, ctx }) => {
    const overview = await loadOverview(user.id);
    return ctx.deps.programme.current.blocks.map((block) => presentBlock(block, overview));
  });

  register(router, getBlock, async ({ user, params, ctx }) => {
    const block = ctx.deps.programme.current.block(params.id);
    if (!block) throw notFound();
    return presentBlock(block, await loadOverview(user.id));
  });

  register(router, getCurrentBlockProgress, async ({ user, ctx }) =>
    presentCurrentBlock(ctx.deps.programme.current, await loadOverview(user.id)),
  );
}
