import { useHost } from '@app/shared-ui/host';
import { useState } from 'react';
import { entryOf } from '../entries/entry.ts';
import { useActivityFacts } from '../entries/use-activity.ts';
import { EntryEditor } from './editor/entry-editor.tsx';
import { targetOf } from './editor/entry-target.ts';

interface ExistingEntryProps {
  readonly entryKey: string;
  readonly onClose: () => void;
}

/** The editor on an entry that exists. What the entry is was settled when it was opened: a deletion elsewhere closes nothing. */
export function ExistingEntry({ entryKey, onClose }: ExistingEntryProps) {
  const { documents } = useHost();
  const [opened] = useState(() => documents.get('entry', entryKey));
  const entry = opened && entryOf(opened);
  const { facts, isSettled } = useActivityFacts(entry?.activityId);
  if (!entry || !isSettled) return null;
  return <EntryEditor target={targetOf(entry, facts)} onClose={onClose} />;
}
