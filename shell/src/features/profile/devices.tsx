import { once } from '@app/shared-ui/copy/formats';
import { type DeviceSession, endSession, listSessions } from '@app/contract/account';
import { Button } from '@app/shared-ui/components/button';
import { Card } from '@app/shared-ui/components/card';
import { Chip } from '@app/shared-ui/components/chip';
import { LoadFailure } from '@app/shared-ui/components/load-failure';
import { Skeleton } from '@app/shared-ui/components/skeleton';
import { call, endpointQuery, keyOf, useHost } from '@app/shared-ui/host';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { profileCopy } from './profile-copy.ts';
import { troubleOf } from './use-save-profile.ts';

const { devices: copy } = profileCopy;
const dayAndTime = once(
  () =>
    new Intl.DateTimeFormat('es-ES', {
      day: 'numeric',
      month: 'long',
      hour: '2-digit',
      minute: '2-digit',
    }),
);

/** Where she is signed in; each but this one can be ended (S-06). */
export function Devices() {
  const { data, isError, refetch } = useQuery({ ...endpointQuery(listSessions, {}), staleTime: 0 });
  return (
    <Card as="section" aria-labelledby="profile-devices">
      <h2 id="profile-devices">{copy.title}</h2>
      <Soft>{copy.text}</Soft>
      {isError && !data ? (
        <LoadFailure onRetry={() => void refetch()} />
      ) : data ? (
        <List>
          {data
            .toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent))
            .map((session) => (
              <Device key={session.id} session={session} />
            ))}
        </List>
      ) : (
        <Skeleton $height={96} aria-busy="true" />
      )}
    </Card>
  );
}

function Device({ session: { id, device, isCurrent, lastSeenAt } }: { readonly session: DeviceSession }) {
  const { showToast } = useHost();
  const queryClient = useQueryClient();
  const end = useMutation({
    mutationFn: () => call(endSession, { params: { id } }),
    onSuccess: () => showToast({ title: copy.ended(device) }),
    onError: (error) =>
      showToast({ tone: 'error', title: profileCopy.error, description: troubleOf(error, copy.failed) }),
    // Also after a refusal: somebody may have ended it already.
    onSettled: () => queryClient.invalidateQueries({ queryKey: keyOf(listSessions) }),
  });
  return (
    <Item>
      <div>
        <strong>{device}</strong>
        <Soft>{copy.seen(dayAndTime().format(new Date(lastSeenAt)))}</Soft>
      </div>
      {isCurrent ? (
        <Chip>{copy.current}</Chip>
      ) : (
        <Button
          $variant="quiet"
          disabled={end.isPending}
          aria-label={copy.endNamed(device)}
          onClick={() => end.mutate()}
        >
          {copy.end}
        </Button>
      )}
    </Item>
  );
}

const List = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Item = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 4px 16px;
  min-height: 64px;
  padding: 8px 0;

  & + & {
    border-top: 1px solid var(--line);
  }

  strong {
    display: block;
  }

  strong::first-letter {
    text-transform: uppercase;
  }
`;

const Soft = styled.p`
  color: var(--ink-soft);
  font-size: 0.9375rem;
`;
