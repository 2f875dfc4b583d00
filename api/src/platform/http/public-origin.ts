import type { Context } from 'koa';
import { isLocalHost } from './local-host.ts';
import { ownOrigin } from './origin.ts';

/**
 * Origin for links in mails: PUBLIC_URL; without it the request's host, but only a local one, so that a forged Host header never builds
 * a link (V-14).
 */
export function publicOrigin(ctx: Context): string {
  const { env } = ctx.deps;
  if (env.PUBLIC_URL) return env.PUBLIC_URL;
  const { caller } = ctx.state;
  return isLocalHost(caller.host) ? ownOrigin(env, caller) : `http://localhost:${env.PORT}`;
}
