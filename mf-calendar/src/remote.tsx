import type { RemoteModule } from '@app/shared-ui/host';
import { CalendarPage } from './app/calendar-page.tsx';

export const routes: RemoteModule['routes'] = [{ path: '/calendario', element: <CalendarPage /> }];
