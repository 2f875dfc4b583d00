import { offerTrial as offerTrialCall, startTrialAsAdmin } from '@app/contract/remote-trials';
import type Router from '@koa/router';
import { register } from '../../../../platform/http/register.ts';
import { requireConfirmed } from '../../../account/password/confirmation.ts';
import { offerTrial, startTrial } from './trials.ts';

/** Trials of a published version before it goes live: offered with its token, accepted by an administrator (D34). */
export function registerTrials(router: Router): void {
  register(router, offerTrialCall, ({ params, ctx }) => offerTrial(params, ctx.deps.clock()));
  register(router, startTrialAsAdmin, async ({ params, body, ctx, user }) => {
    await requireConfirmed(ctx, user);
    return startTrial(ctx, user, { ...params, ...body });
  });
}
