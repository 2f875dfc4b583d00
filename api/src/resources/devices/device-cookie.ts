import { createHash } from 'node:crypto';
import type { Context } from 'koa';

export const DEVICE_KEPT_MS = 365 * 24 * 60 * 60 * 1000;
/** Accounts that one browser is known to at once; the one that signed in longest ago goes. */
const TOKENS = 5;
const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** Over https the name itself forbids Domain and demands Secure and Path=/, as the session's (S-09). */
export const deviceCookieName = (isHttps: boolean): string => (isHttps ? '__Host-device' : 'device');

/** What is stored of a token: says nothing of other accounts that the browser is known to. */
export const deviceHashOf = (account: string, token: string): string =>
  createHash('sha256').update(`${account}\n${token}`).digest('base64url');

/**
 * The tokens that a browser brings: one per account that it is known to. Each was drawn here for one account, so that nobody can plant
 * one that another account will come to know.
 */
export function deviceTokensOf(ctx: Context): string[] {
  const value = ctx.cookies.get(deviceCookieName(ctx.deps.env.isHttps), { signed: false }) ?? '';
  return value.split('.', TOKENS).filter((token) => TOKEN.test(token));
}

/** Sets the cookie anew for a year, the token of this sign-in last. */
export function keepDeviceToken(ctx: Context, token: string): void {
  const { isHttps } = ctx.deps.env;
  const others = deviceTokensOf(ctx).filter((other) => other !== token);
  ctx.cookies.set(deviceCookieName(isHttps), [...others, token].slice(-TOKENS).join('.'), {
    maxAge: DEVICE_KEPT_MS,
    httpOnly: true,
    sameSite: 'lax',
    secure: isHttps,
    path: '/',
    signed: false,
    overwrite: true,
  });
}
