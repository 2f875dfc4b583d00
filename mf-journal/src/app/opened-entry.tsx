import { useDocuments, useHost } from '@app/shared-ui/host';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { activityOf, type Entry, entryOf, LEGACY_NO_ACTIVITY } from '../entries/entry.ts';
import { useIsReady } from '../entries/use-entries.ts';
import { newPersonalTarget } from './editor/entry-target.ts';
import { ExistingEntry } from './existing-entry.tsx';
import { NewActivityEntry } from './new-activity-entry.tsx';
import { useHasAsked } from './use-has-asked.ts';

const EntryEditor = lazy(() => import('./editor/entry-editor.tsx').then((module) => ({ default: module.EntryEditor })));

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
  const [now] = useState(Date.now);
  const [spareKey] = useState(documents.newKey);
  const text = search.get('activityId');
  if (text === null || Number(text) === LEGACY_NO_ACTIVITY)
    return <Navigate to={`/journaling/${now}`} replace state={FRESH} />;
  const activityId = /^\d+$/.test(text) ? activityOf(Number(text)) : undefined;
  if (activityId !== undefined) return <NewActivityEntry activityId={activityId} />;
  return (
    <Suspense>
      <EntryEditor target={{ ...newPersonalTarget(spareKey), activityId: 'unknown' }} onClose={close} />
    </Suspense>
  );
}

/**
 * The address is resolved once, when it is opened. If two devices drew the same number, the server changes one of them, and an entry that
 * the user is just creating must not be taken for the other; nor must the editor re-render with every change of the list.
 */
function EntryById({ entryId }: { readonly entryId: number }) {
  const { documents } = useHost();
  const [meant, setMeant] = useState<EntryMeant | null>(null);
  const [freshKey] = useState(documents.newKey);
  const close = useClose();
  if (meant === null) return <Search entryId={entryId} onSettled={setMeant} />;
  if (meant === 'none') return <Navigate to="/journaling" replace />;
  return (
    <Suspense>
      {meant === 'fresh' ? (
        <EntryEditor target={newPersonalTarget(freshKey, entryId)} onClose={close} />
      ) : (
        <ExistingEntry entryKey={meant.key} onClose={close} />
      )}
    </Suspense>
  );
}

type EntryMeant = Pick<Entry, 'key'> | 'fresh' | 'none';

interface SearchProps {
  readonly entryId: number;
  readonly onSettled: (meant: EntryMeant) => void;
}

function Search({ entryId, onSettled }: SearchProps) {
  const documents = useDocuments('entry');
  const isReady = useIsReady();
  const hasAsked = useHasAsked();
  const isFresh = isFreshState(useLocation().state);
  useEffect(() => {
    if (!isReady) return;
    const found = documents.map(entryOf).find((entry) => entry.entryId === entryId);
    if (found) onSettled({ key: found.key });
    else if (isFresh) onSettled('fresh');
    else if (hasAsked) onSettled('none');
  }, [documents, entryId, hasAsked, isFresh, isReady, onSettled]);
  return null;
}

const isFreshState = (state: unknown): boolean => typeof state === 'object' && state !== null && 'fresh' in state;

function useClose() {
  const navigate = useNavigate();
  return useCallback(() => void navigate('/journaling', { replace: true }), [navigate]);
}
