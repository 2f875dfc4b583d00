import type { RemoteManifest } from '@app/contract/remote-manifest';
import { ADMIN_PLACE, SERVER_PLACES, SHELL_PLACES } from '@app/contract/shell-paths';
import { conflict, forbidden } from '../../../../platform/errors.ts';
import { messages } from '../../../../platform/messages.ts';

/** What a version asks for itself, and what a remote owns. */
export interface Claim {
  readonly access: 'user' | 'admin';
  /** Places, as `/books`, and slots; `bar-<place>` for a place in the primary navigation, which is owned as a slot is. */
  readonly holdings: readonly string[];
}

/** What a remote owns. One holding belongs to one remote. */
export interface Owned extends Claim {
  readonly name: string;
}

/** The first segment of a path pattern: `/books` of `/books/:id`. Routers ignore case. */
const firstSegment = (route: string): string => `/${route.split('/')[1] ?? ''}`.toLowerCase();

export const claimOf = ({
  access,
  routes,
  slots,
  nav,
}: Pick<RemoteManifest, 'access' | 'routes' | 'slots' | 'nav'>): Claim => ({
  access,
  holdings: [...new Set([...routes.map(firstSegment), ...Object.keys(slots), ...(nav?.bar ? [`bar-${nav.bar}`] : [])])],
});

export const isPlace = (holding: string): boolean => holding.startsWith('/');

const RESERVED = new Set<string>([...SHELL_PLACES, ...SERVER_PLACES]);

/** `change`: the installation says what a remote owns from now on. */
export type Act = 'publish' | 'promote' | 'change';

interface Claiming {
  readonly name: string;
  readonly claim: Claim;
  readonly act: Act;
  /** Whether the remote's own token acts; otherwise somebody with authority over all remotes. */
  readonly isTeam: boolean;
  /** All owners. */
  readonly owners: readonly (Owned & { readonly isLive: boolean })[];
  /** The remote's live version, and what it uses; for a change. */
  readonly live?: { readonly version: string; readonly holdings: readonly string[] } | undefined;
}

/**
 * Decides who owns what: the first version of a remote makes it an owner; a team stays within what its remote owns; the installation may
 * publish anything, and at promotion gives a remote what no other live one owns.
 * @returns the owners that change
 * @throws HttpProblem 409 naming the owner of what is claimed, for another access than the owner's (Z-07), or for what its live version
 * uses · 403 for what has no owner yet
 */
export function settleClaim({ name, claim, act, isTeam, owners, live }: Claiming): Owned[] {
  const { access, holdings } = claim;
  const own = owners.find((owner) => owner.name === name);
  const others = owners.filter((owner) => owner !== own);
  const isReserved = (one: string) => RESERVED.has(one) || (one === ADMIN_PLACE && access !== 'admin');
  const holderOf = (one: string) =>
    others.find((other) => other.holdings.includes(one) && (other.isLive || isTeam || act === 'publish'));

  if (!own && act !== 'publish') throw new Error(`${name} was published without an owner record`);
  if (own && own.access !== access && act !== 'change') throw conflict(messages.accessIsFixed(name, own.access));
  if (act === 'publish' && !isTeam) {
    const free = holdings.filter((one) => !isReserved(one) && !holderOf(one));
    return own ? [] : [{ name, access, holdings: free }];
  }
  const reserved = holdings.find(isReserved);
  if (reserved !== undefined) throw conflict(messages.heldByApplication(messages.theHolding(reserved)));
  for (const one of holdings) {
    const holder = holderOf(one);
    if (holder) throw conflict(messages.heldByAnother(messages.theHolding(one), holder.name));
  }
  const lost = live?.holdings.find((one) => !holdings.includes(one));
  if (live && lost !== undefined) throw conflict(messages.stillInUse(messages.theHolding(lost), live.version));

  const extra = holdings.filter((one) => !own?.holdings.includes(one));
  if (own && isTeam) {
    const [unowned] = extra;
    if (unowned !== undefined) throw forbidden(messages.notGivenYet(messages.theHolding(unowned), name));
    return [];
  }
  if (act === 'promote' && extra.length === 0) return [];
  const next = act === 'change' ? holdings : [...(own?.holdings ?? []), ...extra];
  const losers = others
    .filter((other) => other.holdings.some((one) => next.includes(one)))
    .map((other) => ({ ...other, holdings: other.holdings.filter((one) => !next.includes(one)) }));
  return [...losers, { name, access, holdings: next }];
}
