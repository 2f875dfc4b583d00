interface Tagged {
  readonly id: number;
  readonly tags: readonly string[];
}

/** Those that share tags with an item, the closest first (2§2.8, 2§2.9). */
export function relatedTo<T extends Tagged>(item: Tagged, all: readonly T[], most: number): T[] {
  const shared = (other: Tagged) => other.tags.filter((tag) => item.tags.includes(tag)).length;
  return all
    .filter((other) => other.id !== item.id && shared(other) > 0)
    .toSorted((a, b) => shared(b) - shared(a) || a.id - b.id)
    .slice(0, most);
}
