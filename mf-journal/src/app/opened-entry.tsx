import { useDocumentsStatus, useHost } from '@app/shared-ui/host';
import { lazy, Suspense, useState } from 'react';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { activityOf, type Entry, LEGACY_NO_ACTIVITY } from '../entries/entry.ts';
import { useEntries } from '../entries/use-entries.ts';
import { newPersonalTarget } from './editor/entry-target.ts';
import { ExistingEntry } from './existing-entry.tsx';
import { NewActivityEntry } from './new-activity-entry.tsx';
import { useHasAsked } from './use-has-asked.ts';

const EntryEditor = lazy(() => import('./editor/entry-editor.tsx').then((module) => ({ default: module.EntryEditor })));

interface OpenedEntryProps {
  /** What stands after `/journaling/`: an entry's id, or `new`. */
  readonly address: string;
}

/** The entry that the address names, open in the editor. */
export function OpenedEntry({ address }: OpenedEntryProps) {
  if (address === 'new') return <NewEntry />;
  return /^\d{1,16}$/.test(address) ? <EntryById entryId={Number(address)} /> : <Navigate to="/journaling" replace />;
}

/** Kept with the address, so that a reload before the first word opens the same empty page. */
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

function EntryById({ entryId }: { readonly entryId: number }) {
  const { documents } = useHost();
  const { isReady } = useDocumentsStatus();
  const found = useFirstFound(entryId);
  const hasAsked = useHasAsked();
  const isFresh = isFreshState(useLocation().state);
  const [freshKey] = useState(documents.newKey);
  const close = useClose();
  if (!isReady) return null;
  if (found)
    return (
      <Suspense>
        <ExistingEntry entryKey={found.key} onClose={close} />
      </Suspense>
    );
  if (isFresh)
    return (
      <Suspense>
        <EntryEditor target={newPersonalTarget(freshKey, entryId)} onClose={close} />
      </Suspense>
    );
  return hasAsked ? <Navigate to="/journaling" replace /> : null;
}

/**
 * The entry of an id, as it was at first: where two devices drew the same number the server moves one on, and an entry that she is
 * just making must not be taken for another.
 */
function useFirstFound(entryId: number): Entry | undefined {
  const entries = useEntries();
  const { isReady } = useDocumentsStatus();
  const isFresh = isFreshState(useLocation().state);
  const [first, setFirst] = useState<Entry | 'none' | undefined>(undefined);
  if (first !== undefined) return first === 'none' ? undefined : first;
  const found = entries.find((entry) => entry.entryId === entryId);
  if (found) setFirst(found);
  else if (isReady && isFresh) setFirst('none');
  return found;
}

const isFreshState = (state: unknown): boolean => typeof state === 'object' && state !== null && 'fresh' in state;

function useClose() {
  const navigate = useNavigate();
  return () => void navigate('/journaling', { replace: true });
}
