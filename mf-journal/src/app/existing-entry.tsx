import { useHost } from '@app/shared-ui/host';
import { useState } from 'react';
import { entryOf } from '../entries/entry.ts';
import { type ActivityFacts, useActivityFacts } from '../entries/use-activity.ts';
import { asideOf } from './aside-of.tsx';
import { EntryEditor } from './editor/entry-editor.tsx';
import { targetOf } from './editor/entry-target.ts';

interface ExistingEntryProps {
  readonly entryKey: string;
  readonly stageId?: number | undefined;
  /** The user goes to another entry in the list beside this one. */
  readonly onRead: (key: string) => void;
  readonly onClose: () => void;
}

/**
 * The editor of an existing entry. The entry's data and questions are fixed when it is opened: neither a deletion elsewhere nor the return
 * of the network closes it, or removes the field in which the user is writing.
 */
export function ExistingEntry({ entryKey, stageId, onRead, onClose }: ExistingEntryProps) {
  const { documents } = useHost();
  const [opened] = useState(() => documents.get('entry', entryKey));
  const entry = opened && entryOf(opened);
  const { facts, isSettled } = useActivityFacts(entry?.activityId);
  const [asked, setAsked] = useState<ActivityFacts>();
  if (isSettled && !asked) setAsked(facts);
  if (!entry || !asked) return null;
  const aside = asideOf({ activityId: entry.activityId, stageId, current: entryKey, onRead });
  return <EntryEditor target={targetOf(entry, asked)} onClose={onClose} aside={aside} />;
}
