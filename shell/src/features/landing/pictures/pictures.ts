import { JournalPage } from './journal-page.tsx';
import { Phone } from './phone.tsx';
import { YearInDays } from './year-in-days.tsx';

/** What the landing page draws of the product, as one chunk. */
export const pictures = { JournalPage, Phone, YearInDays };
