import type { NavEntry, RegistryEntry } from '@app/contract/registry';

type Ranked = Pick<RegistryEntry, 'name' | 'order' | 'nav'>;

/** Behind every rank that a remote can ask for. */
const LAST = 1000;

/** By their rank, then by name. */
const byRank = (a: Ranked, b: Ranked): number => (a.order ?? LAST) - (b.order ?? LAST) || (a.name < b.name ? -1 : 1);

/** Navigation entries of remotes, in order. */
export const navigationOf = (remotes: readonly Ranked[]): readonly NavEntry[] =>
  remotes.toSorted(byRank).flatMap(({ nav }) => (nav ? [nav] : []));
