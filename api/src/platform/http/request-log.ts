import { randomUUID } from 'node:crypto';
import type { Middleware } from 'koa';
import { hashedId } from '../logger.ts';

declare module 'koa' {
  interface DefaultState {
    requestId: string;
    /** Stable name of the error in the response. */
    problemCode?: string;
    /** Path pattern and name of the endpoint; the log never contains the path itself, which may hold ids. */
    endpoint?: { readonly name: string };
    /** A probe, sent every second: counted, not logged. */
    isQuiet?: boolean;
    /** Id of the caller, for the log only. */
    userId?: string;
  }
}

/** One line per request, and an id by which the user can report the request that failed (D-04, D-05). */
export const requestLog: Middleware = async (ctx, next) => {
  const startedAt = process.hrtime.bigint();
  ctx.state.requestId = randomUUID();
  ctx.set('X-Request-Id', ctx.state.requestId);
  await next();
  const ms = Number(process.hrtime.bigint() - startedAt) / 1e6;
  const { endpoint, problemCode, requestId, userId } = ctx.state;
  ctx.deps.metrics.observe(ctx.method, endpoint?.name ?? 'other', ctx.status, ms);
  if (ctx.state.isQuiet) return;
  const line = {
    requestId,
    method: ctx.method,
    endpoint: endpoint?.name ?? 'other',
    status: ctx.status,
    ms: Math.round(ms * 10) / 10,
  };
  const level =
    ctx.status >= 500 ? 'error' : ctx.status === 401 || ctx.status === 403 || ctx.status === 429 ? 'warn' : 'info';
  ctx.deps.logger[level](
    { ...line, ...(problemCode ? { code: problemCode } : {}), ...(userId ? { user: hashedId(userId) } : {}) },
    'request',
  );
};
