import { useMemo } from 'react';
import { entriesIn } from '../../entries/neighbours.ts';
import { useEntries } from '../../entries/use-entries.ts';
import { EntryIndex } from './entry-index.tsx';

interface JournalIndexProps {
  readonly activityId: number | undefined;
  readonly stageId?: number | undefined;
  readonly current: string | undefined;
  readonly onOpen: (key: string) => void;
}

/** The list beside an entry. It reads the entries itself: while the user types, it alone follows their changes, not the editor. */
export function JournalIndex({ activityId, stageId, ...index }: JournalIndexProps) {
  const all = useEntries(index.current);
  const entries = useMemo(() => entriesIn(all ?? [], { activityId, stageId }), [all, activityId, stageId]);
  return <EntryIndex entries={entries} {...index} />;
}
