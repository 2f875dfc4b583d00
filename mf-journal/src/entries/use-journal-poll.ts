import { listJournal } from '@app/contract/journal';
import { keyOf, revisionOf, useHost } from '@app/shared-ui/host';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

/** Interval on the journal page (2§9, D18). */
const POLL_MS = 2000;

/**
 * Polls every two seconds for changes of the journal, while its page is open and visible. The request is conditional: unchanged it costs
 * next to nothing, and a change only tells the host to fetch. The live channel triggers the same query by its key at once.
 */
export function useJournalPoll(): void {
  const { documents } = useHost();
  const known = useRef<string | null>(null);
  const { data: revision } = useQuery({
    queryKey: keyOf(listJournal),
    queryFn: async ({ signal }) => (known.current = await revisionOf(listJournal, known.current, signal)),
    staleTime: 0,
    refetchInterval: POLL_MS,
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: true,
  });

  const seen = useRef<string | null | undefined>(undefined);
  useEffect(() => {
    if (revision === undefined || revision === seen.current) return;
    seen.current = revision;
    void documents.refresh();
  }, [documents, revision]);
}
