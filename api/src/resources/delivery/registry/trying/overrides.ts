import {
  type RemoteOverride,
  remoteNameSchema,
  remoteOverrideSchema,
  remoteVersionSchema,
} from '@app/contract/registry';
import type { Context } from 'koa';
import * as z from 'zod';
import { DAY_MS } from '../../../../platform/durations.ts';
import { isLoopbackHost } from '../../../../platform/http/local-host.ts';
import { withTransaction } from '../../../../platform/mongo.ts';
import { ownOrigin } from '../../../../platform/http/origin.ts';
import type { CurrentUser } from '../../../../platform/sessions/sessions.ts';
import { recordAudit } from '../../../account/audit/audit.repository.ts';
import { goodTrial, isTester } from './trial-access.ts';
import type { TrialRecord } from './trial.model.ts';
import { fileId, MANIFEST } from '../versions/registry.model.ts';

/** The user of the page; `undefined` for a visitor. */
type Developer = Pick<CurrentUser, 'id' | 'role'> | undefined;

const COOKIE = 'remoteOverrides';
/** `?mf:mf-calendar=http://localhost:8080/remote.json`; an empty value removes the override. */
const PARAMETER_PREFIX = 'mf:';
const OVERRIDES_LIMIT = 10;
/** Life of an override by a build, in milliseconds: that of the longest trial. */
const BUILD_LIFE_MS = 7 * DAY_MS;
/** Hosts of a build: the developer's own machine, by a name that a page policy can contain. */
const OWN_MACHINE = new Set(['localhost', '127.0.0.1']);

/**
 * Whether the user may replace published remotes by builds of their own machine (D34): an administrator; on a development machine anybody
 * signed in. An override runs foreign code on the page (least privilege).
 */
function mayOverride({ deps: { env }, state: { caller } }: Context, user: Developer): boolean {
  if (!user) return false;
  const isDevelopment = !env.isHttps && !caller.isHttps && isLoopbackHost(caller.host);
  return isDevelopment || user.role === 'admin';
}

/**
 * Accepts addresses on the developer's own machine only; without a query, which is not needed and which a page policy could not contain.
 */
function ownAddress(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const { protocol, hostname, origin, pathname, username } = new URL(text);
  const isOwnMachine = /^https?:$/.test(protocol) && OWN_MACHINE.has(hostname) && username === '';
  return isOwnMachine ? origin + pathname : undefined;
}

/** A build of the developer's own machine. */
const buildSchema = z.object({ ...remoteOverrideSchema.shape, until: z.number() });
/** A version that a link has opened, for this account, and only while the link works. */
const trialSchema = z.object({
  name: remoteNameSchema,
  version: remoteVersionSchema,
  by: z.string(),
  hash: z.string(),
  until: z.number(),
});
type Kept = z.infer<typeof buildSchema> | z.infer<typeof trialSchema>;
const keptSchema = z.array(z.union([trialSchema, buildSchema])).max(OVERRIDES_LIMIT);

/** What the cookie holds, without what has expired. */
function readCookie(ctx: Context): Kept[] {
  const now = ctx.deps.clock().getTime();
  try {
    return keptSchema
      .parse(JSON.parse(decodeURIComponent(ctx.cookies.get(COOKIE, { signed: true }) ?? '[]')))
      .filter((kept) => kept.until > now && ('version' in kept || ownAddress(kept.manifest) === kept.manifest));
  } catch {
    return [];
  }
}

function writeCookie(ctx: Context, overrides: readonly Kept[]): void {
  const kept = overrides.slice(-OVERRIDES_LIMIT);
  const value = kept.length > 0 ? encodeURIComponent(JSON.stringify(kept)) : null;
  // A session cookie; `strict`, so that a link from another site opens the published remotes. What it holds expires of itself: browsers
  // that restore their tabs keep session cookies for ever.
  ctx.cookies.set(COOKIE, value, { httpOnly: true, sameSite: 'strict', secure: ctx.deps.env.isHttps, signed: true });
}

/** Whether a stored override may run for this user now. The link of a trial is checked each time, as it may have been ended. */
async function mayRun(ctx: Context, user: Developer, kept: Kept): Promise<boolean> {
  if (!user) return false;
  if (!('version' in kept)) return mayOverride(ctx, user);
  if (kept.by !== user.id) return false;
  return (await goodTrial(kept, ctx.deps.clock())) !== undefined && isTester(user, kept.name);
}

/** Whether this request's session has this version on trial: only then does it get the files of a version that was never live. */
export async function isTried(
  ctx: Context,
  user: Developer,
  { name, version }: { readonly name: string; readonly version: string },
): Promise<boolean> {
  const kept = readCookie(ctx).find((one) => 'version' in one && one.name === name && one.version === version);
  return kept !== undefined && mayRun(ctx, user, kept);
}

/** Makes this browser load the version of a link instead of the live one, for this account and as long as the link works. */
export function keepTrial(
  ctx: Context,
  user: CurrentUser,
  { name, version, trial }: { readonly name: string; readonly version: string; readonly trial: TrialRecord },
): void {
  const added = { name, version, by: user.id, hash: trial.hash, until: trial.expiresAt.getTime() };
  writeCookie(ctx, [...readCookie(ctx).filter((kept) => kept.name !== name), added]);
}

/** The overrides of published remotes for this request's session. */
export async function overridesFor(ctx: Context, user: Developer): Promise<RemoteOverride[]> {
  const origin = ownOrigin(ctx.deps.env, ctx.state.caller);
  const overrides: RemoteOverride[] = [];
  for (const kept of readCookie(ctx)) {
    if (!(await mayRun(ctx, user, kept))) continue;
    const isBuild = !('version' in kept);
    const manifest = isBuild ? kept.manifest : `${origin}/remotes/${fileId(kept.name, kept.version, MANIFEST)}`;
    overrides.push({ name: kept.name, manifest });
  }
  return overrides;
}

/** The origins, besides our own, that a page with these overrides loads from. */
export const originsOf = ({ deps, state }: Context, overrides: readonly RemoteOverride[]): string[] => {
  const origins = new Set(overrides.map(({ manifest }) => new URL(manifest).origin));
  origins.delete(ownOrigin(deps.env, state.caller));
  return [...origins];
};

/** Overrides that an address sets or removes, by name. */
function wishesIn({ query }: Context): Map<string, string> {
  const wishes = new Map<string, string>();
  for (const [key, value] of Object.entries(query)) {
    const name = key.startsWith(PARAMETER_PREFIX) ? key.slice(PARAMETER_PREFIX.length) : '';
    if (z.safeParse(remoteNameSchema, name).success && typeof value === 'string') wishes.set(name, value);
  }
  return wishes;
}

/**
 * Stores the overrides of the page's address in the developer's cookie, and redirects to the address without them. Only for an address
 * typed by hand or a link on our own pages: another site must not choose what runs here.
 * @returns whether the browser was redirected
 */
export async function takeOverrides(ctx: Context, user: Developer): Promise<boolean> {
  const wishes = wishesIn(ctx);
  const isOwnWish = ['none', 'same-origin'].includes(ctx.get('Sec-Fetch-Site'));
  // Anybody may go back to what is published.
  const areRemovals = [...wishes.values()].every((text) => text === '');
  if (!user || wishes.size === 0 || !isOwnWish || !(areRemovals || mayOverride(ctx, user))) return false;
  const kept = readCookie(ctx).filter(({ name }) => !wishes.has(name));
  const now = ctx.deps.clock();
  const until = now.getTime() + BUILD_LIFE_MS;
  const added = [...wishes].flatMap(([name, text]) => {
    const manifest = ownAddress(text);
    return manifest ? [{ name, manifest, until }] : [];
  });
  await auditBuilds(user.id, added, now);
  writeCookie(ctx, [...kept, ...added]);
  ctx.status = 303;
  ctx.set('Cache-Control', 'no-store');
  ctx.set('Location', addressWithout(ctx));
  return true;
}

/** A local build has no meaningful version: the audit names its host. */
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
  // A path with two leading slashes would be another host.
  return path.replace(/^[/\\]+/, '/') + (rest ? `?${rest}` : '');
}
