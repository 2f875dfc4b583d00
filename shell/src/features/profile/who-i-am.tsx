import { getProfile } from '@app/contract/profile';
import { LoadFailure } from '@app/shared-ui/components/load-failure';
import { PageHeading } from '@app/shared-ui/components/page-heading';
import { Skeleton } from '@app/shared-ui/components/skeleton';
import { endpointQuery, useSession } from '@app/shared-ui/host';
import { useQuery } from '@tanstack/react-query';
import { profileCopy } from '../../copy/profile.es.ts';
import { Doors } from './doors.tsx';
import { ProfileForm } from './profile-form.tsx';
import { Statistics } from './statistics.tsx';

/** The first page of the profile: the user's name, three figures, and the doors to all that lies behind. */
export function WhoIAm() {
  const { username, firstName } = useSession().user;
  const { data, isError, refetch } = useQuery(endpointQuery(getProfile, {}));
  // Said once: where the profile has not come, neither have its figures.
  const isMissing = isError && !data;
  return (
    <>
      <PageHeading title={profileCopy.title} lead={firstName === '' ? username : `${firstName} · ${username}`} />
      {isMissing ? null : <Statistics />}
      {data ? (
        <ProfileForm profile={data.profile} />
      ) : isMissing ? (
        <LoadFailure onRetry={() => void refetch()} />
      ) : (
        <Skeleton $height={320} aria-busy="true" />
      )}
      <Doors />
    </>
  );
}
