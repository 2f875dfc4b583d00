import type Router from '@koa/router';
import { pullChanges as pullEndpoint, pushChanges as pushEndpoint } from '@app/contract/sync';
import { type Call, register } from '../../../platform/http/register.ts';
import { deviceLabel } from '../../account/devices/device-label.ts';
import { requireConsent } from '../../account/users/require-consent.ts';
import { PUSH_LIMITS } from './engine/apply-operation.ts';
import { ALL_KINDS } from './kinds/all-kinds.ts';
import { pullChanges } from './pull-changes.ts';
import { type PushContext, pushChanges } from './push-changes.ts';

export function registerSync(router: Router): void {
  const push = async ({ user, query, body, ctx }: Call<typeof pushEndpoint>): ReturnType<typeof pushChanges> => {
    const { vaults, clock, jobs, journalRevisions } = ctx.deps;
    requireConsent(user);
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
      limits: { ...PUSH_LIMITS, textBytes: ctx.deps.textQuotaBytes },
    };
    const answer = await pushChanges(context, body.ops);
    journalRevisions.changed(user.id);
    return answer;
  };
  register(router, pushEndpoint, push, { calls: 'push', bytes: 'words', memory: 'answer' });

  const pull = async ({ user, query, ctx }: Call<typeof pullEndpoint>): ReturnType<typeof pullChanges> =>
    pullChanges({ userId: user.id, vault: await ctx.deps.vaults.of(user.id), kinds: ALL_KINDS }, query);
  register(router, pullEndpoint, pull, { isPoll: true, calls: 'pull', bytes: 'words', memory: 'answer' });
}
