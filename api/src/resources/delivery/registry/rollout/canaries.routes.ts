import { setCanary as setCanaryCall, stopCanary as stopCanaryCall, stopCanaryAsAdmin } from '@app/contract/canaries';
import type Router from '@koa/router';
import { deployerOf } from '../../../../platform/http/deployer.ts';
import { register } from '../../../../platform/http/register.ts';
import { namesOf } from '../ownership/authors.ts';
import { setCanary, stopCanary } from './canaries.ts';
import { presentCanary } from './present-canary.ts';

/** Canaries: started and stopped with a deploy token; stopped by administrators in the panel too. */
export function registerCanaries(router: Router): void {
  register(router, setCanaryCall, async ({ params: { name }, body, ctx }) => {
    const canary = await setCanary({ name, ...body }, { deployer: deployerOf(ctx), now: ctx.deps.clock() });
    ctx.deps.registry.forget();
    return presentCanary(name, canary, await namesOf([canary.by]));
  });

  register(router, stopCanaryCall, async ({ params, ctx }) => {
    const version = await stopCanary(params.name, { deployer: deployerOf(ctx), now: ctx.deps.clock() });
    ctx.deps.registry.forget();
    return { version };
  });

  register(router, stopCanaryAsAdmin, async ({ params, ctx, user }) => {
    const version = await stopCanary(params.name, { deployer: { id: user.id }, now: ctx.deps.clock() });
    ctx.deps.registry.forget();
    return { version };
  });
}
