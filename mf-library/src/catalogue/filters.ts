import { isFound, type Searched } from '@app/shared-ui/text/search';

/** The filters that the user has chosen above a list. */
export interface Filters {
  readonly text: string;
  /** One of the list's kinds; `all` for none. */
  readonly kind: string;
  /** Items with any of these tags match (2§5). */
  readonly tags: readonly string[];
  readonly isSaved: boolean;
}

export const ALL_KINDS = 'all';
export const noFilters: Filters = { text: '', kind: ALL_KINDS, tags: [], isSaved: false };

export const areFiltersOn = ({ text, kind, tags, isSaved }: Filters): boolean =>
  text.trim() !== '' || kind !== ALL_KINDS || tags.length > 0 || isSaved;

/** An item with its search text and facets, computed once per list, so that a keystroke only compares. */
export interface Indexed<T> {
  readonly item: T;
  readonly searched: Searched;
  readonly kind: string;
  readonly tags: readonly string[];
  /** The item's name on the user's shelf. */
  readonly itemName: string;
}

export function filterItems<T>(
  items: readonly Indexed<T>[],
  { text, kind, tags, isSaved }: Filters,
  saved: ReadonlySet<string>,
): readonly T[] {
  return items
    .filter(
      (one) =>
        isFound(one.searched, text) &&
        (kind === ALL_KINDS || one.kind === kind) &&
        (tags.length === 0 || one.tags.some((tag) => tags.includes(tag))) &&
        (!isSaved || saved.has(one.itemName)),
    )
    .map(({ item }) => item);
}

/** Every tag of a list, by descending frequency. */
export function tagsOf(items: readonly Indexed<unknown>[]): readonly string[] {
  const uses = new Map<string, number>();
  for (const { tags } of items) for (const tag of tags) uses.set(tag, (uses.get(tag) ?? 0) + 1);
  return [...uses].toSorted(([a, usesA], [b, usesB]) => usesB - usesA || a.localeCompare(b, 'es')).map(([tag]) => tag);
}
