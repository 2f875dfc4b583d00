import {
  type RemoteOverride,
  remoteNameSchema,
  remoteOverrideSchema,
  remoteVersionSchema,
} from '@app/contract/registry';
import type { Context } from 'koa';
import * as z from 'zod';
import { isLoopbackHost } from '../../platform/mail/loopback.ts';
import { withTransaction } from '../../platform/mongo.ts';
import { ownOrigin } from '../../platform/origin.ts';
import type { CurrentUser } from '../../platform/sessions/sessions.ts';
import { recordAudit } from '../admin-users/audit.ts';
import { fileId, MANIFEST } from './registry.model.ts';

/** Whose page it is; `undefined` for a visitor. */
type Developer = Pick<CurrentUser, 'id' | 'role'> | undefined;

const COOKIE = 'remoteOverrides';
/** `?mf:mf-calendar=http://localhost:8080/remote.json`; nothing after the `=` takes the override back. */
const PARAMETER_PREFIX = 'mf:';
const OVERRIDES_LIMIT = 10;
/** Where a build may come from: the developer's own machine, by a name that a page policy can carry. */
const OWN_MACHINE = new Set(['localhost', '127.0.0.1']);

/**
 * Who may put builds of their own machine in place of published remotes (D34): an administrator; on a development machine anybody who is
 * signed in. It is foreign code on the page, so nobody else's word is taken for it.
 */
function mayOverride({ deps: { env }, state: { caller } }: Context, user: Developer): boolean {
  if (!user) return false;
  const isDevelopment = !env.isHttps && !caller.isHttps && isLoopbackHost(caller.host);
  return isDevelopment || user.role === 'admin';
}

/** Addresses on the developer's own machine only; without a query, which nobody needs and a policy could not carry. */
function ownAddress(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const { protocol, hostname, origin, pathname, username } = new URL(text);
  const isHers = /^https?:$/.test(protocol) && OWN_MACHINE.has(hostname) && username === '';
  return isHers ? origin + pathname : undefined;
}

/** A version that an administrator tries: in the browser in which the offer was taken, and for that account. */
const trialSchema = z.object({ name: remoteNameSchema, version: remoteVersionSchema, by: z.string() });
type Trial = z.infer<typeof trialSchema>;
type Kept = RemoteOverride | Trial;

const keptSchema = z.array(z.union([trialSchema, remoteOverrideSchema])).max(OVERRIDES_LIMIT);

function readCookie(ctx: Context): Kept[] {
  try {
    return keptSchema
      .parse(JSON.parse(decodeURIComponent(ctx.cookies.get(COOKIE, { signed: true }) ?? '[]')))
      .filter((kept) => 'version' in kept || ownAddress(kept.manifest) === kept.manifest);
  } catch {
    return [];
  }
}

function writeCookie(ctx: Context, overrides: readonly Kept[]): void {
  const kept = overrides.slice(-OVERRIDES_LIMIT);
  const value = kept.length > 0 ? encodeURIComponent(JSON.stringify(kept)) : null;
  // Until the browser is closed; `strict`, so that a link from elsewhere opens what everybody else sees.
  ctx.cookies.set(COOKIE, value, { httpOnly: true, sameSite: 'strict', secure: ctx.deps.env.isHttps, signed: true });
}

const isTriedBy = (user: Developer, kept: Kept): kept is Trial =>
  'version' in kept && user?.role === 'admin' && kept.by === user.id;

/** Whether this request's session tries this version: nobody else is given the files of one that was never live. */
export const isTried = (ctx: Context, user: Developer, { name, version }: Pick<Trial, 'name' | 'version'>): boolean =>
  readCookie(ctx).some((kept) => isTriedBy(user, kept) && kept.name === name && kept.version === version);

/** From now on this browser has the version in place of what is live, for this account. */
export function keepTrial(ctx: Context, user: CurrentUser, { name, version }: Pick<Trial, 'name' | 'version'>): void {
  const others = readCookie(ctx).filter((kept) => kept.name !== name);
  writeCookie(ctx, [...others, { name, version, by: user.id }]);
}

/** What this request's session sees in place of published remotes. */
export function overridesFor(ctx: Context, user: Developer): RemoteOverride[] {
  if (!mayOverride(ctx, user)) return [];
  const origin = ownOrigin(ctx.deps.env, ctx.state.caller);
  return readCookie(ctx).flatMap((kept) => {
    if (!('version' in kept)) return [kept];
    if (!isTriedBy(user, kept)) return [];
    return [{ name: kept.name, manifest: `${origin}/remotes/${fileId(kept.name, kept.version, MANIFEST)}` }];
  });
}

/** The origins that a page with these overrides loads from, beside our own. */
export const originsOf = ({ deps, state }: Context, overrides: readonly RemoteOverride[]): string[] => {
  const origins = new Set(overrides.map(({ manifest }) => new URL(manifest).origin));
  origins.delete(ownOrigin(deps.env, state.caller));
  return [...origins];
};

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
 * Takes what the page's address says of overrides into the developer's cookie, and sends on to the address without it. Only from a link
 * that was opened by hand or that stands on our own pages: another site must not be able to choose what runs here.
 * @returns whether the browser was sent on
 */
export async function takeOverrides(ctx: Context, user: Developer): Promise<boolean> {
  const wishes = wishesIn(ctx);
  const isOwnWish = ['none', 'same-origin'].includes(ctx.get('Sec-Fetch-Site'));
  if (!user || wishes.size === 0 || !isOwnWish || !mayOverride(ctx, user)) return false;
  const kept = readCookie(ctx).filter(({ name }) => !wishes.has(name));
  const added = [...wishes].flatMap(([name, text]) => {
    const manifest = ownAddress(text);
    return manifest ? [{ name, manifest }] : [];
  });
  await auditBuilds(user.id, added, ctx.deps.clock());
  writeCookie(ctx, [...kept, ...added]);
  ctx.status = 303;
  ctx.set('Cache-Control', 'no-store');
  ctx.set('Location', addressWithout(ctx));
  return true;
}

/** A build has no version that says anything: it is named by where it comes from. */
async function auditBuilds(actor: string, builds: readonly RemoteOverride[], at: Date): Promise<void> {
  await withTransaction(async (session) => {
    for (const { name, manifest } of builds) {
      const target = `remote:${name}@${new URL(manifest).host}`;
      await recordAudit({ at, actor, action: 'override_remote', target }, session);
    }
  });
}

function addressWithout({ path, querystring }: Context): string {
  const rest = new URLSearchParams(
    [...new URLSearchParams(querystring)].filter(([key]) => !key.startsWith(PARAMETER_PREFIX)),
  ).toString();
  // A path that begins with two slashes would be another host.
  return path.replace(/^[/\\]+/, '/') + (rest ? `?${rest}` : '');
}
