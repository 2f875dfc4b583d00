import { listJournal } from '@app/contract/journal';
import { keyOf, revisionOf, useHost } from '@app/shared-ui/host';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

/** Of the journal page (2§9, D18). */
const POLL_MS = 2000;

/**
 * Asks every two seconds whether her journal has changed, as long as its page is open and seen. The question is conditional: unchanged
 * it costs next to nothing, and a change only says that the host should fetch what is new. The live channel asks by the same key at once.
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
