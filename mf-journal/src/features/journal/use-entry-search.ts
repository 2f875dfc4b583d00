import { useEffect, useState } from 'react';
import type { Entry } from '../../entries/entry.ts';
import { searchEntries } from '../../entries/entry-search.ts';
import { onLateRoots } from '../../entries/word-roots.ts';

interface Answered {
  readonly query: string;
  readonly found: readonly Entry[];
}

interface EntrySearch {
  /** The last result, also while a newer search runs; `undefined` without a query. */
  readonly found: readonly Entry[] | undefined;
  /** The query of that result. */
  readonly query: string;
  readonly isSearching: boolean;
}

/** Searches as the user types, always yielding to the typing. */
export function useEntrySearch(entries: readonly Entry[], text: string): EntrySearch {
  const query = text.trim();
  const [answered, setAnswered] = useState<Answered | null>(null);

  useEffect(() => {
    if (query === '') return undefined;
    const control = new AbortController();
    const search = () =>
      void searchEntries(entries, query, control.signal).then(
        (found) => !control.signal.aborted && setAnswered({ query, found }),
        (error: unknown) => {
          if (!control.signal.aborted) throw error;
        },
      );
    search();
    // Then other forms of its words are found as well.
    const stop = onLateRoots(search);
    return () => {
      stop();
      control.abort();
    };
  }, [entries, query]);

  if (query === '') return { found: undefined, query, isSearching: false };
  return {
    found: answered?.found,
    query: answered?.query ?? '',
    isSearching: answered?.query !== query,
  };
}
