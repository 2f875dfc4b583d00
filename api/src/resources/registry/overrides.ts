import { type RemoteOverride, remoteNameSchema, remoteOverrideSchema } from '@app/contract/registry';
import type { Context } from 'koa';
import * as z from 'zod';
import { isLoopbackHost } from '../../platform/mail/loopback.ts';
import type { Reader } from './remote-registry.ts';

const COOKIE = 'remoteOverrides';
/** `?mf:mf-calendar=http://localhost:8080/remote.json`; nothing after the `=` takes the override back. */
const PARAMETER_PREFIX = 'mf:';
const OVERRIDES_LIMIT = 10;
/** Where a build may come from: the machine of her who asks, by a name that a page policy can carry. */
const OWN_MACHINE = new Set(['localhost', '127.0.0.1']);

/**
 * Who may put builds of her own machine in place of published remotes (D34): an administrator; on a development machine anybody who is
 * signed in. It is foreign code on the page, so nobody else's word is taken for it.
 */
function mayOverride({ deps: { env }, state: { caller } }: Context, user: Reader): boolean {
  if (!user) return false;
  const isDevelopment = !env.isHttps && !caller.isHttps && isLoopbackHost(caller.host);
  return isDevelopment || user.role === 'admin';
}

/** Addresses on her own machine only; without a query, which nobody needs and a policy could not carry. */
function ownAddress(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const { protocol, hostname, origin, pathname, username } = new URL(text);
  const isHers = /^https?:$/.test(protocol) && OWN_MACHINE.has(hostname) && username === '';
  return isHers ? origin + pathname : undefined;
}

const overridesSchema = z.array(remoteOverrideSchema).max(OVERRIDES_LIMIT);

function readCookie(ctx: Context): RemoteOverride[] {
  try {
    return overridesSchema
      .parse(JSON.parse(decodeURIComponent(ctx.cookies.get(COOKIE, { signed: true }) ?? '[]')))
      .filter(({ manifest }) => ownAddress(manifest) === manifest);
  } catch {
    return [];
  }
}

/** What this request's session sees in place of published remotes. */
export const overridesFor = (ctx: Context, user: Reader): RemoteOverride[] =>
  mayOverride(ctx, user) ? readCookie(ctx) : [];

/** The origins that a page with these overrides loads from. */
export const originsOf = (overrides: readonly RemoteOverride[]): string[] => [
  ...new Set(overrides.map(({ manifest }) => new URL(manifest).origin)),
];

/** Overrides as an address sets or takes them back, by name. */
function wishesIn({ query }: Context): Map<string, string> {
  const wishes = new Map<string, string>();
  for (const [key, value] of Object.entries(query)) {
    const name = key.startsWith(PARAMETER_PREFIX) ? key.slice(PARAMETER_PREFIX.length) : '';
    if (z.safeParse(remoteNameSchema, name).success && typeof value === 'string') wishes.set(name, value);
  }
  return wishes;
}

/**
 * Takes what the page's address says of overrides into her cookie, and sends her on to the address without it. Only from a link that
 * she opened herself or that stands on our own pages: another site must not be able to choose what runs here.
 * @returns whether she was sent on
 */
export function takeOverrides(ctx: Context, user: Reader): boolean {
  const wishes = wishesIn(ctx);
  const isHerOwn = ['none', 'same-origin'].includes(ctx.get('Sec-Fetch-Site'));
  if (wishes.size === 0 || !isHerOwn || !mayOverride(ctx, user)) return false;
  const kept = readCookie(ctx).filter(({ name }) => !wishes.has(name));
  const added = [...wishes].flatMap(([name, text]) => {
    const manifest = ownAddress(text);
    return manifest ? [{ name, manifest }] : [];
  });
  const overrides = [...kept, ...added].slice(-OVERRIDES_LIMIT);
  const value = overrides.length > 0 ? encodeURIComponent(JSON.stringify(overrides)) : null;
  // Until the browser is closed; `strict`, so that a link from elsewhere opens what everybody else sees.
  ctx.cookies.set(COOKIE, value, { httpOnly: true, sameSite: 'strict', secure: ctx.deps.env.isHttps, signed: true });
  ctx.status = 303;
  ctx.set('Cache-Control', 'no-store');
  ctx.set('Location', addressWithout(ctx));
  return true;
}

function addressWithout({ path, querystring }: Context): string {
  const rest = new URLSearchParams(
    [...new URLSearchParams(querystring)].filter(([key]) => !key.startsWith(PARAMETER_PREFIX)),
  ).toString();
  // A path that begins with two slashes would be another host.
  return path.replace(/^[/\\]+/, '/') + (rest ? `?${rest}` : '');
}
