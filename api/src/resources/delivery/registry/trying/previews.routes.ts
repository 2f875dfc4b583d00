import * as contract from '@app/contract/remote-previews';
import type Router from '@koa/router';
import { deployerOf } from '../../../../platform/http/deployer.ts';
import { register } from '../../../../platform/http/register.ts';
import { requireConfirmed } from '../../../account/password/confirmation.ts';
import { endPreview, lookAtPreview, offerPreview, openPreview } from './previews.ts';
import { addTester, readTesters, removeTester } from './testers.ts';

/** Previews of a version before it is live: offered with its token, opened by accounts that an administrator has listed (D34). */
export function registerPreviews(router: Router): void {
  register(router, contract.offerPreview, ({ params, body, ctx }) =>
    offerPreview({ ...params, ...body }, { deployer: deployerOf(ctx), now: ctx.deps.clock() }),
  );
  register(router, contract.endPreview, ({ params, ctx }) =>
    endPreview(params, { deployer: deployerOf(ctx), now: ctx.deps.clock() }),
  );
  register(router, contract.endPreviewAsAdmin, ({ params, ctx, user }) =>
    endPreview(params, { deployer: { id: user.id }, now: ctx.deps.clock() }),
  );

  register(router, contract.lookAtPreview, ({ body, ctx, user }) => lookAtPreview(ctx, user, body));
  register(router, contract.openPreview, async ({ body, ctx, user }) => {
    await requireConfirmed(ctx, user);
    return openPreview(ctx, user, body);
  });

  register(router, contract.listTesters, () => readTesters());
  register(router, contract.addTester, async ({ params, body, ctx, user }) => {
    await requireConfirmed(ctx, user);
    return addTester(params.name, body.username, { by: user.id, now: ctx.deps.clock() });
  });
  register(router, contract.removeTester, ({ params, ctx, user }) =>
    removeTester(params.name, params.userId, { by: user.id, now: ctx.deps.clock() }),
  );
}
