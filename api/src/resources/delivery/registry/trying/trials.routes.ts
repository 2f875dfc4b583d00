import * as contract from '@app/contract/remote-trials';
import type Router from '@koa/router';
import { deployerOf } from '../../../../platform/http/deployer.ts';
import { register } from '../../../../platform/http/register.ts';
import { requireConfirmed } from '../../../account/password/confirmation.ts';
import { addTester, readTesters, removeTester } from './testers.ts';
import { endTrial, lookAtTrial, offerTrial, startTrial } from './trials.ts';

/** Trials of a version before it is live: offered with its token, opened by administrators and the accounts that one has listed (D34). */
export function registerTrials(router: Router): void {
  register(router, contract.offerTrial, ({ params, query, ctx }) =>
    offerTrial({ ...params, ...query }, { deployer: deployerOf(ctx), now: ctx.deps.clock() }),
  );
  register(router, contract.endTrial, ({ params, ctx }) =>
    endTrial(params, { deployer: deployerOf(ctx), now: ctx.deps.clock() }),
  );
  register(router, contract.endTrialAsAdmin, ({ params, ctx, user }) =>
    endTrial(params, { deployer: { id: user.id }, now: ctx.deps.clock() }),
  );

  register(router, contract.lookAtTrial, ({ body, ctx, user }) => lookAtTrial(ctx, user, body));
  register(router, contract.startTrial, async ({ body, ctx, user }) => {
    await requireConfirmed(ctx, user);
    return startTrial(ctx, user, body);
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
