import { defineRemote } from '@app/shared-ui/remote/define-remote';

export default defineRemote({
  access: 'admin',
  routes: [{ path: '/admin', page: () => import('./src/app/admin-page.tsx').then((module) => module.AdminPage) }],
});
