import type { RemoteModule } from '@app/shared-ui/host';
import { JournalPage } from './app/journal-page.tsx';

export const routes: RemoteModule['routes'] = [
  { path: '/journaling', element: <JournalPage /> },
  { path: '/journaling/:entryId', element: <JournalPage /> },
];
