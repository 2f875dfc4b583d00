import { lazyPage } from '@app/shared-ui/components/lazy-page';
import type { RemoteModule } from '@app/shared-ui/host';

export const routes: RemoteModule['routes'] = [
  { path: '/admin', element: lazyPage(() => import('./app/admin-page.tsx').then((module) => module.AdminPage)) },
];
