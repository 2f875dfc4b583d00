import type { Context } from 'koa';
import { hashOf, newToken, TOKEN_LIFE_MS } from './tokens.ts';

/** Over https the name itself forbids Domain and demands Secure and Path=/ (S-09). */
const cookieName = (isHttps: boolean) => (isHttps ? '__Host-registro' : 'registro');
const TOKEN = /^[\w-]{43}$/;

/** Hash of what this browser was given when somebody registered in it. */
export function registeringBrowser(ctx: Context): string | undefined {
  const kept = ctx.cookies.get(cookieName(ctx.deps.env.isHttps), { signed: false });
  return kept !== undefined && TOKEN.test(kept) ? hashOf(kept) : undefined;
}

/**
 * Gives the browser that registers something that it is known by while the mailed link works. New each time: whoever registers next in it
 * does not inherit what was begun before.
 * @returns its hash, to be kept with the registration
 */
export function markRegisteringBrowser(ctx: Context): string {
  const kept = newToken();
  const { isHttps } = ctx.deps.env;
  ctx.cookies.set(cookieName(isHttps), kept, {
    httpOnly: true,
    sameSite: 'lax',
    secure: isHttps,
    signed: false,
    maxAge: TOKEN_LIFE_MS.verify,
  });
  return hashOf(kept);
}

/** Once the account is there the mark has done its work. */
export function unmarkRegisteringBrowser(ctx: Context): void {
  const { isHttps } = ctx.deps.env;
  ctx.cookies.set(cookieName(isHttps), '', { httpOnly: true, sameSite: 'lax', secure: isHttps, signed: false });
}
