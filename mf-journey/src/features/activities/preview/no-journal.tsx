import { activitiesCopy } from '../../../copy/activities.es.ts';
import { JournalNote } from '../journal/journal-section.tsx';

/** In place of the journal's button in a preview. Were the slot empty, the card would say that the journal cannot be reached. */
export const NoJournal = () => <JournalNote>{activitiesCopy.previewJournal}</JournalNote>;
