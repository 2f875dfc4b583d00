import { useParams } from 'react-router-dom';
import { useJournalPoll } from '../entries/use-journal-poll.ts';
import { Journal } from './journal.tsx';
import { OpenedEntry } from './opened-entry.tsx';

/** `/journaling` and, with an entry open in the editor, `/journaling/:entryId` (2§2.6). */
export function JournalPage() {
  const { entryId } = useParams();
  useJournalPoll();
  return (
    <>
      <Journal />
      {entryId === undefined ? null : <OpenedEntry address={entryId} />}
    </>
  );
}
