import type { Context } from 'koa';
import { isIP } from 'node:net';
import { ownOrigin } from './origin.ts';

/** A name that exists only on this machine or in this house: no mail with such a link can lead anybody elsewhere. */
function isLocalHost(host: string): boolean {
  const name = host.replace(/:\d+$/, '').replace(/^\[|\]$/g, '');
  return (
    name === 'localhost' ||
    isIP(name) !== 0 ||
    /^[a-z0-9-]+(\.local|\.localhost|\.lan|\.home\.arpa|\.test)?$/i.test(name)
  );
}

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
