import { BAR_PLACES } from '@app/contract/bar-places';
import type { NavEntry, RegistryEntry } from '@app/contract/registry';

type Ranked = Pick<RegistryEntry, 'name' | 'order' | 'nav'>;

/** Behind every rank that a remote can ask for. */
const LAST = 1000;

/** By their rank, then by name. */
const byRank = (a: Ranked, b: Ranked): number => (a.order ?? LAST) - (b.order ?? LAST) || (a.name < b.name ? -1 : 1);

/** Navigation entries of remotes without a place in the bar, in order. */
export const navigationOf = (remotes: readonly Ranked[]): readonly NavEntry[] =>
  remotes.toSorted(byRank).flatMap(({ nav }) => (nav && !nav.bar ? [nav] : []));

/** A place in the bar. */
export interface BarPlace extends Pick<NavEntry, 'to' | 'label' | 'icon'> {
  /** First segments of the addresses on which it is marked: not only of the one that it opens. */
  readonly segments: readonly string[];
  /** Pages of equal rank, of which it opens the one that was seen last; none where it always opens `to`. */
  readonly pages: readonly string[];
}

/** The first segment of a path. */
export const segmentOf = (path: string): string => path.split('/')[1] ?? '';

/** The places in the bar that remotes have taken, in the bar's own order. */
export function barOf(remotes: readonly Pick<RegistryEntry, 'routes' | 'nav'>[]): readonly BarPlace[] {
  const taken = remotes.flatMap(({ nav, routes }) => (nav?.bar ? [{ ...nav, routes }] : []));
  const lent = taken.flatMap(({ also = [] }) => also);
  return BAR_PLACES.flatMap((place) => {
    const entry = taken.find(({ bar }) => bar === place);
    if (!entry) return [];
    const { to, label, icon, routes, also = [] } = entry;
    const own = routes.map(segmentOf).filter((segment) => !lent.includes(segment));
    const pages = to === '/' ? [] : routes.filter((route) => route === `/${segmentOf(route)}`);
    return [{ to, label, icon, segments: [...own, ...also], pages }];
  });
}
