import { Button } from '@app/shared-ui/components/button';
import { NotebookPen } from 'lucide-react';
import { useHost } from '@app/shared-ui/host';
import type { SlotFiller } from '@app/shared-ui/host/slot-props';
import { lazy, Suspense, useMemo, useState } from 'react';
import { activityTarget } from './app/editor/entry-target.ts';
import { editorCopy } from './copy/editor.es.ts';
import { useHasEntry } from './entries/use-entries.ts';

const loadEditor = () => import('./app/editor/entry-editor.tsx');
const EntryEditor = lazy(() => loadEditor().then((module) => ({ default: module.EntryEditor })));
const prepareEditor = () => void loadEditor().catch(() => undefined);

/** What the page that holds the slot passes for its activity. That page belongs to another team, so every value is validated. */
export interface ActivityJournalProps {
  readonly activityId?: unknown;
  readonly title?: unknown;
  readonly questions?: unknown;
  /** Called when the user starts to write: the activity is then in progress (D6). */
  readonly onOpen?: unknown;
}

/** The journal's button in an activity, and its editor. Fills the slot `activity-journal`. */
function ActivityJournal({ activityId, title, questions, onOpen }: ActivityJournalProps) {
  const [isOpen, setOpen] = useState(false);
  const { documents } = useHost();
  const [spareKey] = useState(documents.newKey);
  const target = useMemo(
    () => activityTarget(activityId, { title, questions }, spareKey),
    [activityId, title, questions, spareKey],
  );
  const hasEntry = useHasEntry(target.key);
  const handleOpen = () => {
    setOpen(true);
    if (typeof onOpen === 'function') onOpen();
  };
  return (
    <>
      <Button $variant="soft" onClick={handleOpen} onPointerEnter={prepareEditor} onFocus={prepareEditor}>
        <NotebookPen aria-hidden size={18} />
        {hasEntry ? editorCopy.review : editorCopy.write}
      </Button>
      {isOpen ? (
        <Suspense>
          <EntryEditor target={target} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

export default ActivityJournal satisfies SlotFiller<'activity-journal'>;
