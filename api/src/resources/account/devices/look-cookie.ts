import { DISCREET_COOKIE, type DiscreetLook, discreetLookOf } from '@app/contract/discreet-looks';
import type { Context } from 'koa';
import { DAY_MS } from '../../../platform/durations.ts';

/**
 * The most for which browsers keep a cookie: far longer than a session lives, so that setting it again at each sign-in is enough. One that
 * a page sets itself some keep for a week.
 */
const KEPT_MS = 400 * DAY_MS;

/** Look of the calling browser (D44). */
export const lookOf = (ctx: Context): DiscreetLook | undefined =>
  discreetLookOf(ctx.cookies.get(DISCREET_COOKIE, { signed: false }));

/**
 * @param look `null` for the product's own. Not set by pages: one that was asked for before the user took the look away would give it back.
 */
export function setLook(ctx: Context, look: DiscreetLook | null): void {
  ctx.cookies.set(DISCREET_COOKIE, look, {
    maxAge: KEPT_MS,
    httpOnly: false, // the page and its worker read it
    sameSite: 'lax',
    secure: ctx.deps.env.isHttps,
    signed: false,
  });
}

/** Sets the cookie of a discreet device again. */
export function keepLook(ctx: Context): void {
  const look = lookOf(ctx);
  if (look) setLook(ctx, look);
}
