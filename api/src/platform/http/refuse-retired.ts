import type { Middleware } from 'koa';
import { unavailable } from '../errors.ts';

/** Calls that touch no data: those of machines that watch this process, and the shell's files, which open pages go on loading. */
const OF_MACHINES = new Set(['/healthz', '/readyz', '/metrics']);
const touchesNoData = (path: string) => OF_MACHINES.has(path) || path.startsWith('/assets/');

/** A process that a newer release has replaced answers 503 with Retry-After: what devices save goes to the newer one at their next try. */
export const refuseRetired: Middleware = (ctx, next) => {
  if (ctx.deps.health.isRetired && !touchesNoData(ctx.path)) throw unavailable();
  return next();
};
