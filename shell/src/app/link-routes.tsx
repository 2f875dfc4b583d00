import { lazy } from 'react';
import type { RouteObject } from 'react-router-dom';

const ResetPassword = lazy(() =>
  import('../auth/reset-password/reset-password.tsx').then((module) => ({ default: module.ResetPassword })),
);
const VerifyEmail = lazy(() =>
  import('../auth/verify-email/verify-email.tsx').then((module) => ({ default: module.VerifyEmail })),
);
const SetupAdmin = lazy(() =>
  import('../auth/setup-admin/setup-admin.tsx').then((module) => ({ default: module.SetupAdmin })),
);

/** Pages behind links that are sent by mail or printed at the first start: the same whoever is signed in. */
export const linkRoutes: RouteObject[] = [
  { path: '/reset-password', element: <ResetPassword /> },
  { path: '/verify-email', element: <VerifyEmail /> },
  { path: '/primera-administradora', element: <SetupAdmin /> },
];
