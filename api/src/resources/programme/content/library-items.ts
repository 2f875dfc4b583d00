import type { ContentItem } from './content-items.ts';
import type { ContentBook, ContentChallenge, ContentFilm, ContentPlaylist } from './library-schema.ts';

/** All items of one kind, by id: general ones first. */
interface Collection<T> {
  readonly all: readonly T[];
  find(id: number): T | undefined;
}

/** The libraries in memory, for every call. */
export interface Library {
  readonly books: Collection<ContentBook>;
  readonly films: Collection<ContentFilm>;
  readonly playlists: Collection<ContentPlaylist>;
  readonly challenges: Collection<ContentChallenge>;
}

function collect<T extends { readonly id: number }>(values: readonly T[]): Collection<T> {
  const byId = new Map(values.map((value) => [value.id, value]));
  return { all: values.toSorted((a, b) => a.id - b.id), find: (id) => byId.get(id) };
}

export function createLibrary(items: readonly ContentItem[]): Library {
  return {
    books: collect(items.flatMap((item) => (item.type === 'book' ? [item.value] : []))),
    films: collect(items.flatMap((item) => (item.type === 'film' ? [item.value] : []))),
    playlists: collect(items.flatMap((item) => (item.type === 'playlist' ? [item.value] : []))),
    challenges: collect(items.flatMap((item) => (item.type === 'challenge' ? [item.value] : []))),
  };
}
