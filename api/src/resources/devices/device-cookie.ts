import { createHash } from 'node:crypto';
import { SHARED_COMPUTER_COOKIE } from '@app/contract/accounts';
import type { Context } from 'koa';

const DAY_MS = 24 * 60 * 60 * 1000;
const KEPT_MS = 365 * DAY_MS;
/** On a shared computer, whose cookie ends with the browser's session; nothing tells the server when that is. */
const KEPT_WHEN_SHARED_MS = DAY_MS;
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

const isSharedComputer = (ctx: Context): boolean => ctx.cookies.get(SHARED_COMPUTER_COOKIE, { signed: false }) === '1';

/** How long an account knows a browser after its last sign-in there, in ms. */
export const deviceKeptMs = (ctx: Context): number => (isSharedComputer(ctx) ? KEPT_WHEN_SHARED_MS : KEPT_MS);

/** Sets the cookie anew, the token of this sign-in last: for a year, on a shared computer until the browser is closed. */
export function keepDeviceToken(ctx: Context, token: string): void {
  const others = deviceTokensOf(ctx).filter((other) => other !== token);
  const value = [...others, token].slice(-TOKENS).join('.');
  setCookie(ctx, value, isSharedComputer(ctx) ? {} : { maxAge: KEPT_MS });
}

/** At the sign-out; any other browser stays known. */
export function forgetSharedComputer(ctx: Context): void {
  if (isSharedComputer(ctx)) setCookie(ctx, null, {});
}

function setCookie(ctx: Context, value: string | null, lifetime: { maxAge?: number }): void {
  const { isHttps } = ctx.deps.env;
  ctx.cookies.set(deviceCookieName(isHttps), value, {
    ...lifetime,
    httpOnly: true,
    sameSite: 'lax',
    secure: isHttps,
    path: '/',
    signed: false,
    overwrite: true,
  });
}
