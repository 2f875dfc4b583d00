import { asideOf } from './aside-of.tsx';
import { EntryEditor } from './editor/entry-editor.tsx';
import type { EntryTarget } from './editor/entry-target.ts';

interface FreshEntryProps {
  readonly target: EntryTarget;
  /** The user goes to another entry in the list beside this one. */
  readonly onRead: (key: string) => void;
  readonly onClose: () => void;
}

/** The editor of an entry that its first word will make. */
export function FreshEntry({ target, onRead, onClose }: FreshEntryProps) {
  const aside = asideOf({ activityId: undefined, current: target.key, onRead });
  return <EntryEditor target={target} onClose={onClose} aside={aside} />;
}
