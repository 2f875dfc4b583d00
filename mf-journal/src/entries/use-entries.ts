import { useDocuments, useStoredDocument } from '@app/shared-ui/host';
import { useMemo } from 'react';
import { answersOf, type Entry, entryOf } from './entry.ts';
import { drawingsOf } from './entry-drawings.ts';

/** All her entries, newest first. */
export function useEntries(): readonly Entry[] {
  const documents = useDocuments('entry');
  return useMemo(() => documents.map(entryOf), [documents]);
}

/** Whether an entry has something in it; one that was opened and left empty is none. */
export function useHasEntry(key: string): boolean {
  const document = useStoredDocument('entry', key);
  return useMemo(
    () => document !== undefined && (answersOf(document).size > 0 || drawingsOf(document).size > 0),
    [document],
  );
}
