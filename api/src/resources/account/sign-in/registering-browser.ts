import type { Context } from 'koa';
import { hashOf, newToken, TOKEN_LIFE_MS } from '../tokens/tokens.ts';

/** Over https the `__Host-` prefix forbids Domain and requires Secure and Path=/ (S-09). */
const cookieName = (isHttps: boolean) => (isHttps ? '__Host-registro' : 'registro');
const TOKEN = /^[\w-]{43}$/;

/** Hash of the cookie that a registration set in this browser. */
export function registeringBrowser(ctx: Context): string | undefined {
  const kept = ctx.cookies.get(cookieName(ctx.deps.env.isHttps), { signed: false });
  return kept !== undefined && TOKEN.test(kept) ? hashOf(kept) : undefined;
}

/**
 * Sets a cookie that identifies the registering browser while the mailed link is valid. New for each registration: the next person to
 * register in the browser does not inherit an earlier one.
 * @returns its hash, to be stored with the registration
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

/** Deletes the cookie, which is not needed once the account exists. */
export function unmarkRegisteringBrowser(ctx: Context): void {
  const { isHttps } = ctx.deps.env;
  ctx.cookies.set(cookieName(isHttps), '', { httpOnly: true, sameSite: 'lax', secure: isHttps, signed: false });
}
