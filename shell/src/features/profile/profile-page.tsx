import { getProfile } from '@app/contract/profile';
import { LoadFailure } from '@app/shared-ui/components/load-failure';
import { Page, PageTitle } from '@app/shared-ui/components/page';
import { Skeleton } from '@app/shared-ui/components/skeleton';
import { ButtonLink } from '@app/shared-ui/components/button';
import { endpointQuery, useSession } from '@app/shared-ui/host';
import { useQuery } from '@tanstack/react-query';
import { Settings } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { styled } from 'styled-components';
import { Devices } from './devices/devices.tsx';
import { PasswordSheet } from './password-sheet.tsx';
import { profileCopy } from '../../copy/profile.es.ts';
import { ProfileForm } from './profile-form.tsx';
import { SecondFactorSheet } from './second-factor/second-factor-sheet.tsx';
import { Statistics } from './statistics.tsx';

const Insights = lazy(() => import('./insights/insights.tsx').then((module) => ({ default: module.Insights })));

/** The profile (2§2.14): data, progress, insights, devices (D20). */
export function ProfilePage() {
  const { username } = useSession().user;
  const { data, isError, refetch } = useQuery(endpointQuery(getProfile, {}));
  return (
    <Page $narrow>
      <Head>
        <Avatar aria-hidden>{username.charAt(0).toUpperCase() || 'U'}</Avatar>
        <div>
          <PageTitle>{profileCopy.title}</PageTitle>
          <Name>{username}</Name>
        </div>
        <ButtonLink to="/settings" $variant="quiet">
          <Settings aria-hidden size={18} />
          {profileCopy.settings}
        </ButtonLink>
      </Head>
      <Statistics />
      {data ? (
        <ProfileForm profile={data.profile} />
      ) : isError ? (
        <LoadFailure onRetry={() => void refetch()} />
      ) : (
        <Skeleton $height={320} aria-busy="true" />
      )}
      <Suspense fallback={<Skeleton $height={420} aria-busy="true" />}>
        <Insights />
      </Suspense>
      <PasswordSheet />
      <SecondFactorSheet />
      <Devices />
    </Page>
  );
}

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 16px;

  > div:nth-child(2) {
    flex: 1 1 180px;
    min-width: 0;
  }

  > a {
    margin-left: -22px;
  }
`;

const Avatar = styled.div`
  display: grid;
  place-items: center;
  width: 72px;
  height: 72px;
  border-radius: 50%;
  background: var(--accent-soft);
  font: 500 2rem / 1 var(--font-serif);
`;

const Name = styled.p`
  color: var(--ink-soft);
  overflow-wrap: anywhere;
`;
