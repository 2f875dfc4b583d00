import { Page } from '@app/shared-ui/components/page';
import { Skeleton } from '@app/shared-ui/components/skeleton';
import { type ComponentType, lazy, Suspense } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { ReadPage } from '../../ui/read-page.ts';
import { addressOfPart, DEVICES_FRAGMENT, partOf, type ProfilePart } from './parts.ts';
import { WhoIAm } from './who-i-am.tsx';

const parts: Readonly<Record<ProfilePart, ComponentType>> = {
  espejo: lazy(() => import('./insights/insights.tsx').then((module) => ({ default: module.Insights }))),
  seguridad: lazy(() => import('./security.tsx').then((module) => ({ default: module.Security }))),
};

/** The profile (2§2.14), or the part of it that the address names: the mirror, the security (D20). */
export function ProfilePage() {
  const { search, hash } = useLocation();
  const part = partOf(search);
  if (hash === DEVICES_FRAGMENT && part !== 'seguridad') {
    return <Navigate to={addressOfPart('seguridad') + DEVICES_FRAGMENT} replace />;
  }
  const Part = part ? parts[part] : WhoIAm;
  const Frame = part ? ReadPage : Page;
  return (
    <Frame>
      <Suspense fallback={<Skeleton $height={420} aria-busy="true" />}>
        <Part />
      </Suspense>
    </Frame>
  );
}
