import { getProfile } from '@app/contract/profile';
import { LoadFailure } from '@app/shared-ui/components/load-failure';
import { PageHeading } from '@app/shared-ui/components/page-heading';
import { Skeleton } from '@app/shared-ui/components/skeleton';
import { endpointQuery, useSession } from '@app/shared-ui/host';
import { media } from '@app/shared-ui/theme/media';
import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
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
      <Columns>
        <Own>
          {isMissing ? null : <Statistics />}
          {data ? (
            <ProfileForm profile={data.profile} />
          ) : isMissing ? (
            <LoadFailure onRetry={() => void refetch()} />
          ) : (
            <Skeleton $height={320} aria-busy="true" />
          )}
        </Own>
        <Doors />
      </Columns>
    </>
  );
}

/** Where there is room, the doors stand beside what is the user's own. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 32px;

  ${media.wide} {
    grid-template-columns: minmax(0, 1fr) 320px;
    gap: 40px;
    align-items: start;
  }
`;

const Own = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 32px;
`;
