import { createHash } from 'node:crypto';
import { SHARED_COMPUTER_COOKIE } from '@app/contract/sign-in';
import type { Context } from 'koa';

const DAY_MS = 24 * 60 * 60 * 1000;
const KEPT_MS = 365 * DAY_MS;
/** On a shared computer, in milliseconds: the cookie ends with the browser's session, but nothing tells the server when that is. */
const KEPT_WHEN_SHARED_MS = DAY_MS;
/** Most accounts that know one browser at once; beyond it the one with the oldest sign-in is dropped. */
const TOKENS = 5;
const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** Over https the `__Host-` prefix forbids Domain and requires Secure and Path=/, like the session cookie's (S-09). */
export const deviceCookieName = (isHttps: boolean): string => (isHttps ? '__Host-device' : 'device');

/** The stored hash of a token: it does not link to other accounts that know the browser. */
export const deviceHashOf = (account: string, token: string): string =>
  createHash('sha256').update(`${account}\n${token}`).digest('base64url');

/**
 * The tokens of a browser: one per account that knows it. Each was generated here for one account, so that nobody can plant a token that
 * another account will recognise.
 */
export function deviceTokensOf(ctx: Context): string[] {
  const value = ctx.cookies.get(deviceCookieName(ctx.deps.env.isHttps), { signed: false }) ?? '';
  return value.split('.', TOKENS).filter((token) => TOKEN.test(token));
}

const isSharedComputer = (ctx: Context): boolean => ctx.cookies.get(SHARED_COMPUTER_COOKIE, { signed: false }) === '1';

/** How long a browser stays known after its last sign-in, in ms. */
export const deviceKeptMs = (ctx: Context): number => (isSharedComputer(ctx) ? KEPT_WHEN_SHARED_MS : KEPT_MS);

/** Renews the cookie, with the token of this sign-in last: for a year; on a shared computer until the browser is closed. */
export function keepDeviceToken(ctx: Context, token: string): void {
  const others = deviceTokensOf(ctx).filter((other) => other !== token);
  const value = [...others, token].slice(-TOKENS).join('.');
  setCookie(ctx, value, isSharedComputer(ctx) ? {} : { maxAge: KEPT_MS });
}

/** Deletes the cookie at sign-out on a shared computer; any other browser stays known. */
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
