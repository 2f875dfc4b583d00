import { NotYetPage } from '@app/shared-ui/components/not-yet-page';
import { lazy } from 'react';
import { Navigate, type RouteObject } from 'react-router-dom';
import { copy } from '../copy/es.ts';
import { AccessDenied } from './access-denied.tsx';

const ResetPassword = lazy(() =>
  import('../auth/reset-password/reset-password.tsx').then((module) => ({ default: module.ResetPassword })),
);
const VerifyEmail = lazy(() =>
  import('../auth/verify-email/verify-email.tsx').then((module) => ({ default: module.VerifyEmail })),
);
const SetupAdmin = lazy(() =>
  import('../auth/setup-admin/setup-admin.tsx').then((module) => ({ default: module.SetupAdmin })),
);

/** Pages that look the same whoever asks, and need no session (1§2). */
export const publicRoutes: RouteObject[] = [
  { path: '/reset-password', element: <ResetPassword /> },
  { path: '/verify-email', element: <VerifyEmail /> },
  { path: '/primera-administradora', element: <SetupAdmin /> },
  { path: '/privacy', element: <NotYetPage title={copy.notYet.privacy} /> },
];

/** Signed-in pages of the shell itself (D32); everything else belongs to a remote. */
export const shellRoutes: RouteObject[] = [
  { path: '/login', element: <Navigate to="/" replace /> },
  { path: '/profile', element: <NotYetPage title={copy.notYet.profile} /> },
  { path: '/settings', element: <NotYetPage title={copy.notYet.settings} /> },
  // Administrators' registry has an owner for this address; everybody else finds this.
  { path: '/admin', element: <AccessDenied /> },
  { path: '/help', element: <NotYetPage title={copy.notYet.help} /> },
];
