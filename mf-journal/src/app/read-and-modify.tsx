import { useHost, useStoredDocument } from '@app/shared-ui/host';
import { memo, useEffect, useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { type Entry, entryOf } from '../entries/entry.ts';
import { entriesIn, neighboursOf } from '../entries/neighbours.ts';
import { useEntries, useOfDocuments } from '../entries/use-entries.ts';
import { EntryIndex } from '../features/journal/entry-index.tsx';
import { ExistingEntry } from './existing-entry.tsx';
import { ReadPage } from './read-page.tsx';

interface ReadAndModifyProps {
  readonly entryKey: string;
  /** The stage whose entries the user looks at. */
  readonly stageId: number | undefined;
  readonly onTurn: (key: string) => void;
  /** Asks whether the entry is to be deleted. */
  readonly onDelete: (entry: Entry) => void;
  readonly onClose: () => void;
}

/** Delay between closing one page and opening the other (2§9). */
const EDITOR_AFTER_MS = 100;

/** An entry that the user reads and, after 'Modificar Entrada', edits. */
export const ReadAndModify = memo(function ReadAndModify(props: ReadAndModifyProps) {
  const { entryKey, onTurn, onClose } = props;
  const [step, setStep] = useState<'reading' | 'between' | 'writing'>('reading');
  const { documents } = useHost();
  const isGone = useOfDocuments(() => documents.get('entry', entryKey) === undefined);

  useEffect(() => {
    if (step !== 'between') return undefined;
    const timer = setTimeout(() => setStep('writing'), EDITOR_AFTER_MS);
    return () => clearTimeout(timer);
  }, [step]);
  useEffect(() => {
    // Deleted, here or elsewhere: reading closes; in the editor, the user's next change restores the entry.
    if (isGone && step === 'reading') onClose();
  }, [isGone, onClose, step]);

  if (step === 'reading') return isGone ? null : <EntryReader {...props} onModify={() => setStep('between')} />;
  const turn = (key: string) => {
    setStep('reading');
    onTurn(key);
  };
  return (
    <>
      <Ground />
      {step === 'writing' ? (
        <ExistingEntry entryKey={entryKey} stageId={props.stageId} onClose={onClose} onRead={turn} />
      ) : null}
    </>
  );
});

/** Follows changes from elsewhere. */
function EntryReader({ entryKey, stageId, ...page }: ReadAndModifyProps & { readonly onModify: () => void }) {
  const document = useStoredDocument('entry', entryKey);
  const all = useEntries(entryKey);
  const entry = document && entryOf(document);
  const activityId = entry?.activityId;
  const entries = useMemo(() => entriesIn(all ?? [], { activityId, stageId }), [all, activityId, stageId]);
  if (!entry) return null;
  return (
    <ReadPage
      entry={entry}
      neighbours={neighboursOf(entries, entryKey)}
      aside={<EntryIndex entries={entries} current={entryKey} onOpen={page.onTurn} />}
      {...page}
    />
  );
}

/** Between the page that is read and the one that is written: the list behind them does not flash. */
const Ground = styled.div`
  position: fixed;
  inset: 0;
  z-index: 40;
  background: var(--surface-raised);
`;
