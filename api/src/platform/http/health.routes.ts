import type Router from '@koa/router';
import { isBearer } from './deploy-token.ts';
import { notFound } from '../errors.ts';
import { isLoopback } from './forwarded.ts';

/** Liveness, readiness and counts, for machines: callers without the token learn yes or no (L-06). */
export function registerHealth(router: Router): void {
  router.get('/healthz', (ctx) => {
    ctx.state.isQuiet = true;
    ctx.body = { status: 'ok' };
  });

  router.get('/readyz', async (ctx) => {
    ctx.state.isQuiet = true;
    const isReady = await ctx.deps.health.isReady();
    ctx.status = isReady ? 200 : 503;
    ctx.body = { status: isReady ? 'ready' : 'not_ready' };
  });

  router.get('/metrics', async (ctx) => {
    const { env, metrics } = ctx.deps;
    if (!isLoopback(ctx.state.caller.ip) && !isBearer(ctx.get('authorization'), env.METRICS_TOKEN ?? ''))
      throw notFound();
    ctx.type = 'text/plain; version=0.0.4; charset=utf-8';
    ctx.body = await metrics.text();
  });
}
