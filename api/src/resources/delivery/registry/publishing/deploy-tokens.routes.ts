import {
  createDeployToken,
  createDeployTokenAsAdmin,
  endDeployToken as endDeployTokenCall,
  endDeployTokenAsAdmin,
  listDeployTokens as listDeployTokensCall,
  listDeployTokensAsAdmin,
} from '@app/contract/deploy-tokens';
import type Router from '@koa/router';
import { register } from '../../../../platform/http/register.ts';
import { requireConfirmed } from '../../../account/password/confirmation.ts';
import { deployerOf } from '../../../../platform/http/deployer.ts';
import { endDeployToken, listDeployTokens, makeDeployToken } from './deploy-tokens.ts';

/** Management of the remotes' tokens, with the installation's authority: its DEPLOY_TOKEN, and administrators in the panel (R-02). */
export function registerDeployTokens(router: Router): void {
  register(router, listDeployTokensCall, ({ ctx }) => listDeployTokens(ctx.deps.clock()));
  register(router, createDeployToken, ({ body, ctx }) =>
    makeDeployToken(body, { by: deployerOf(ctx).id, now: ctx.deps.clock() }),
  );
  register(router, endDeployTokenCall, ({ params, ctx }) =>
    endDeployToken(params.id, { by: deployerOf(ctx).id, now: ctx.deps.clock() }),
  );

  register(router, listDeployTokensAsAdmin, ({ ctx }) => listDeployTokens(ctx.deps.clock()));
  register(router, createDeployTokenAsAdmin, async ({ body, ctx, user }) => {
    await requireConfirmed(ctx, user);
    return makeDeployToken(body, { by: user.id, now: ctx.deps.clock() });
  });
  register(router, endDeployTokenAsAdmin, ({ params, ctx, user }) =>
    endDeployToken(params.id, { by: user.id, now: ctx.deps.clock() }),
  );
}
