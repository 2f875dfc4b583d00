import type Router from '@koa/router';
import { pullChanges as pullEndpoint, pushChanges as pushEndpoint, SIBLINGS_PER_DOCUMENT } from '@app/contract/sync';
import { register } from '../../platform/register.ts';
import { deviceLabel } from '../accounts/device.ts';
import { requireConsent } from '../accounts/require-consent.ts';
import { ALL_KINDS } from './kinds/all-kinds.ts';
import { pullChanges } from './pull-changes.ts';
import { type PushContext, pushChanges } from './push-changes.ts';

export function registerSync(router: Router): void {
  register(router, pushEndpoint, async ({ user, query, body, ctx }) => {
    const { vaults, clock, limits, jobs, journalRevisions } = ctx.deps;
    requireConsent(user);
    await limits.consume('push', user.id);
    const context: PushContext = {
      userId: user.id,
      clientId: body.clientId,
      vault: await vaults.of(user.id),
      kinds: ALL_KINDS,
      device: deviceLabel(ctx.get('user-agent')),
      clock,
      jobs,
      epoch: body.epoch,
      shape: query.answer ?? 'inline',
      limits: { siblings: SIBLINGS_PER_DOCUMENT, textBytes: ctx.deps.textQuotaBytes },
    };
    const answer = await pushChanges(context, body.ops);
    journalRevisions.changed(user.id);
    return answer;
  });

  register(router, pullEndpoint, async ({ user, query, ctx }) =>
    pullChanges({ userId: user.id, vault: await ctx.deps.vaults.of(user.id), kinds: ALL_KINDS }, query),
  );
}
