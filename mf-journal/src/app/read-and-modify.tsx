import { useHost, useStoredDocument } from '@app/shared-ui/host';
import { memo, useEffect, useState } from 'react';
import { entryOf } from '../entries/entry.ts';
import { useOfDocuments } from '../entries/use-entries.ts';
import { ExistingEntry } from './existing-entry.tsx';
import { ReadDialog } from './read-dialog.tsx';

interface ReadAndModifyProps {
  readonly entryKey: string;
  readonly onClose: () => void;
}

/** Delay between closing one dialog and opening the other (2§9). */
const EDITOR_AFTER_MS = 100;

/** An entry that the user reads and, after 'Modificar Entrada', edits. */
export const ReadAndModify = memo(function ReadAndModify({ entryKey, onClose }: ReadAndModifyProps) {
  const [step, setStep] = useState<'reading' | 'between' | 'writing'>('reading');
  const { documents } = useHost();
  const isGone = useOfDocuments(() => documents.get('entry', entryKey) === undefined);

  useEffect(() => {
    if (step !== 'between') return undefined;
    const timer = setTimeout(() => setStep('writing'), EDITOR_AFTER_MS);
    return () => clearTimeout(timer);
  }, [step]);
  useEffect(() => {
    // Deleted elsewhere: reading closes; in the editor, the user's next change restores the entry.
    if (isGone && step === 'reading') onClose();
  }, [isGone, onClose, step]);

  if (step === 'writing') return <ExistingEntry entryKey={entryKey} onClose={onClose} />;
  if (step === 'between' || isGone) return null;
  return <EntryReader entryKey={entryKey} onClose={onClose} onModify={() => setStep('between')} />;
});

/** Follows changes from elsewhere. */
function EntryReader({ entryKey, ...dialog }: ReadAndModifyProps & { readonly onModify: () => void }) {
  const document = useStoredDocument('entry', entryKey);
  return document ? <ReadDialog entry={entryOf(document)} {...dialog} /> : null;
}
