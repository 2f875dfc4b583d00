import { NotYetPage } from '@app/shared-ui/components/not-yet-page';
import type { RemoteModule } from '@app/shared-ui/host';
import { copy } from './copy/es.ts';

export const routes: RemoteModule['routes'] = [{ path: '/admin', element: <NotYetPage title={copy.notYet} /> }];
