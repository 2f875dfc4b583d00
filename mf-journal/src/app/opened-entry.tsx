import { useDocuments, useHost } from '@app/shared-ui/host';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { activityOf, type Entry, entryOf, LEGACY_NO_ACTIVITY } from '../entries/entry.ts';
import { useIsReady } from '../entries/use-entries.ts';
import { newPersonalTarget } from './editor/entry-target.ts';
import { NewActivityEntry } from './new-activity-entry.tsx';
import { useHasAsked } from './use-has-asked.ts';
import { readingState } from '../entries/reading-state.ts';

const ExistingEntry = lazy(() => import('./existing-entry.tsx').then((module) => ({ default: module.ExistingEntry })));
const FreshEntry = lazy(() => import('./fresh-entry.tsx').then((module) => ({ default: module.FreshEntry })));

interface OpenedEntryProps {
  /** The part after `/journaling/`: an entry's id, or `new`. */
  readonly address: string;
}

/** The entry that the address names, opened in the editor. */
export function OpenedEntry({ address }: OpenedEntryProps) {
  if (address === 'new') return <NewEntry />;
  return /^\d{1,16}$/.test(address) ? <EntryById entryId={Number(address)} /> : <Navigate to="/journaling" replace />;
}

/** Stored in the history state, so that a reload before the first word opens the same empty page. */
const FRESH = { fresh: true } as const;

function NewEntry() {
  const { documents } = useHost();
  const [search] = useSearchParams();
  const close = useClose();
  const read = useRead();
  const [now] = useState(Date.now);
  const [spareKey] = useState(documents.newKey);
  const text = search.get('activityId');
  if (text === null || Number(text) === LEGACY_NO_ACTIVITY)
    return <Navigate to={`/journaling/${now}`} replace state={FRESH} />;
  const activityId = /^\d+$/.test(text) ? activityOf(Number(text)) : undefined;
  if (activityId !== undefined) return <NewActivityEntry activityId={activityId} />;
  return (
    <Suspense>
      <FreshEntry target={{ ...newPersonalTarget(spareKey), activityId: 'unknown' }} onClose={close} onRead={read} />
    </Suspense>
  );
}

/**
 * The address is resolved once, when it is opened. If two devices drew the same number, the server changes one of them, and an entry that
 * the user is just creating must not be taken for the other; nor must the editor re-render with every change of the list.
 */
function EntryById({ entryId }: { readonly entryId: number }) {
  const { documents } = useHost();
  const [resolved, setResolved] = useState<ResolvedEntry | null>(null);
  const [freshKey] = useState(documents.newKey);
  const close = useClose();
  const read = useRead();
  if (resolved === null) return <ResolveEntry entryId={entryId} onResolved={setResolved} />;
  if (resolved === 'none') return <Navigate to="/journaling" replace />;
  return (
    <Suspense>
      {resolved === 'fresh' ? (
        <FreshEntry target={newPersonalTarget(freshKey, entryId)} onClose={close} onRead={read} />
      ) : (
        <ExistingEntry entryKey={resolved.key} onClose={close} onRead={read} />
      )}
    </Suspense>
  );
}

type ResolvedEntry = Pick<Entry, 'key'> | 'fresh' | 'none';

interface ResolveEntryProps {
  readonly entryId: number;
  readonly onResolved: (resolved: ResolvedEntry) => void;
}

/** Renders nothing: says which entry an id names, once the documents of the device, or the answer of the server, tell. */
function ResolveEntry({ entryId, onResolved }: ResolveEntryProps) {
  const documents = useDocuments('entry');
  const isReady = useIsReady();
  const hasAsked = useHasAsked();
  const isFresh = hasMark(useLocation().state, 'fresh');
  useEffect(() => {
    if (!isReady) return;
    const found = documents.map(entryOf).find((entry) => entry.entryId === entryId);
    if (found) onResolved({ key: found.key });
    else if (isFresh) onResolved('fresh');
    else if (hasAsked) onResolved('none');
  }, [documents, entryId, hasAsked, isFresh, isReady, onResolved]);
  return null;
}

const hasMark = (state: unknown, mark: 'fresh' | 'goesBack'): boolean =>
  typeof state === 'object' && state !== null && mark in state;

/** Goes back to the page whose link asks for that, which is the one before in the history; else to the journal, in the entry's place. */
function useClose() {
  const navigate = useNavigate();
  const goesBack = hasMark(useLocation().state, 'goesBack');
  return () => void (goesBack ? navigate(-1) : navigate('/journaling', { replace: true }));
}

/** Goes on to another entry of the journal, to read it. */
function useRead() {
  const navigate = useNavigate();
  return (key: string) => void navigate('/journaling', { replace: true, state: readingState(key, false) });
}
