import { NotYetPage } from '@app/shared-ui/components/not-yet-page';
import type { RemoteModule } from '@app/shared-ui/host';
import { copy } from './copy/es.ts';

export const routes: RemoteModule['routes'] = [
  { path: '/books', element: <NotYetPage title={copy.notYet} /> },
  { path: '/books/:id', element: <NotYetPage title={copy.notYet} /> },
  { path: '/movies', element: <NotYetPage title={copy.notYet} /> },
  { path: '/movies/:id', element: <NotYetPage title={copy.notYet} /> },
  { path: '/playlists', element: <NotYetPage title={copy.notYet} /> },
  { path: '/challenges', element: <NotYetPage title={copy.notYet} /> },
];
