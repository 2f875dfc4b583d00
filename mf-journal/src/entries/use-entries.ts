import { type Documents, useHost } from '@app/shared-ui/host';
import { answersOf } from '@app/shared-ui/text/answers-of';
import { startTransition, useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { type Entry, entryOf, isBlank } from './entry.ts';
import { drawingsOf } from './entry-drawings.ts';

/** Throttle: how often the list updates while an entry in it is being edited, e.g. in the editor above it. */
const CALM_MS = 1000;

/**
 * All entries, newest first: updated at once after a pause, throttled while the user types. `undefined` before the device's store has been
 * read. Drafts with nothing in them are left out; another tab may have one open, so they stay on the device.
 * @param open key of the entry that is open, which is never left out
 */
export function useEntries(open?: string): readonly Entry[] | undefined {
  const { documents } = useHost();
  const [list, setList] = useState(() => (documents.status().isReady ? documents.list('entry') : undefined));

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let readAt = -Infinity;
    const read = () => {
      timer = undefined;
      if (!documents.status().isReady) return;
      readAt = performance.now();
      startTransition(() => setList(documents.list('entry')));
    };
    const scheduleRead = () => {
      if (timer !== undefined) return;
      const wait = readAt + CALM_MS - performance.now();
      if (wait <= 0) read();
      else timer = setTimeout(read, wait);
    };
    // Changes between the render and the subscription.
    read();
    const stop = documents.subscribe(scheduleRead);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [documents]);

  return useMemo(() => {
    const entries = list?.map(entryOf).filter((entry) => entry.key === open || !isBlank(entry));
    return entries?.toSorted(byTime);
  }, [list, open]);
}

/** Newest first. */
const byTime = (a: Entry, b: Entry): number => b.time - a.time;

/** A primitive derived from the documents; re-renders only when its value changes. */
export function useOfDocuments<T extends string | number | boolean | undefined>(read: (documents: Documents) => T): T {
  const { documents } = useHost();
  return useSyncExternalStore(
    useCallback((listener) => documents.subscribe(listener), [documents]),
    () => read(documents),
  );
}

/** Whether an entry has content; one that was opened and left empty does not count. */
export const useHasEntry = (key: string): boolean =>
  useOfDocuments((documents) => {
    const document = documents.get('entry', key);
    return document !== undefined && (answersOf(document).size > 0 || drawingsOf(document).size > 0);
  });

/** Whether the documents on this device have been read. */
export const useIsReady = (): boolean => useOfDocuments((documents) => documents.status().isReady);
