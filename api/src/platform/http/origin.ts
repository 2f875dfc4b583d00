import type { IncomingMessage } from 'node:http';
import type { Middleware } from 'koa';
import type { Env } from '../env.ts';
import { foreignOrigin } from '../errors.ts';
import type { Caller } from './forwarded.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Paths that accept an opaque origin: under `no-referrer` browsers send policy reports so. The call has no user and changes no user's data.
 */
const OPAQUE_ORIGIN_PATHS = new Set(['/api/reports/csp']);

/** Our own origin for a request: the public address, or without one the host that the browser requested (D38). */
export const ownOrigin = (env: Pick<Env, 'PUBLIC_URL'>, caller: Caller): string =>
  env.PUBLIC_URL ?? `${caller.isHttps ? 'https' : 'http'}://${caller.host}`.toLowerCase();

/**
 * Whether a request comes from our own pages. One with neither Origin nor Sec-Fetch-Site is no browser's, so no page can make it send a
 * user's cookies.
 */
function isSameOrigin(req: IncomingMessage, own: string): boolean {
  const { origin } = req.headers;
  if (origin !== undefined) return origin.toLowerCase() === own;
  const site = req.headers['sec-fetch-site'];
  return site === undefined || site === 'same-origin';
}

/** Refuses cross-site writes of a browser, those without a body included. */
export function originCheck(env: Pick<Env, 'PUBLIC_URL'>): Middleware {
  return async (ctx, next) => {
    if (
      !SAFE_METHODS.has(ctx.method) &&
      !OPAQUE_ORIGIN_PATHS.has(ctx.path) &&
      !isSameOrigin(ctx.req, ownOrigin(env, ctx.state.caller))
    )
      throw foreignOrigin();
    await next();
  };
}
