import { entriesCopy } from '../copy/entries.es.ts';

/** What an entry was written about, e.g. a book. */
export interface EntrySource {
  readonly kind: string;
  readonly id: string | number;
}

export function sourceOf(value: unknown): EntrySource | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const { kind, id } = value as { kind?: unknown; id?: unknown };
  if (typeof kind !== 'string' || (typeof id !== 'string' && typeof id !== 'number')) return undefined;
  return { kind, id };
}

const names: Readonly<Record<string, string>> = entriesCopy.source;

export const sourceName = ({ kind }: EntrySource): string => names[kind] ?? entriesCopy.source.other;

/** Address of the source; `undefined` for a kind that has no page. */
export function sourceLink({ kind, id }: EntrySource): { readonly to: string; readonly label: string } | undefined {
  const { openSource } = entriesCopy;
  switch (kind) {
    case 'book':
      return { to: `/books/${encodeURIComponent(id)}`, label: openSource.book };
    case 'film':
    case 'movie':
      return { to: `/movies/${encodeURIComponent(id)}`, label: openSource.film };
    case 'playlist':
      return { to: '/playlists', label: openSource.playlist };
    case 'challenge':
      return { to: '/challenges', label: openSource.challenge };
    default:
      return undefined;
  }
}
