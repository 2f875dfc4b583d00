import { lazyPage } from '@app/shared-ui/components/lazy-page';
import type { RouteObject } from 'react-router-dom';

/** Pages behind links of mails or of the first start's output: the same for every session. */
export const linkRoutes: RouteObject[] = [
  {
    path: '/reset-password',
    element: lazyPage(() =>
      import('../features/auth/reset-password/reset-password.tsx').then((module) => module.ResetPassword),
    ),
  },
  {
    path: '/verify-email',
    element: lazyPage(() =>
      import('../features/auth/verify-email/verify-email.tsx').then((module) => module.VerifyEmail),
    ),
  },
  {
    path: '/no-he-sido-yo',
    element: lazyPage(() =>
      import('../features/auth/undo-email-change/undo-email-change.tsx').then((module) => module.UndoEmailChange),
    ),
  },
  {
    path: '/confirmar-dispositivo',
    element: lazyPage(() =>
      import('../features/auth/confirm-device/confirm-device.tsx').then((module) => module.ConfirmDevice),
    ),
  },
  {
    path: '/primera-administradora',
    element: lazyPage(() => import('../features/auth/setup-admin/setup-admin.tsx').then((module) => module.SetupAdmin)),
  },
];
