import { listDevices } from '@app/contract/devices';
import { Button } from '@app/shared-ui/components/button';
import { LoadFailure } from '@app/shared-ui/components/load-failure';
import { Skeleton } from '@app/shared-ui/components/skeleton';
import { endpointQuery } from '@app/shared-ui/host';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { DeviceRow } from './device-row.tsx';
import { DEVICES_FRAGMENT } from '../parts.ts';
import { ProfileCard } from '../profile-card.tsx';
import { IntruderButton } from './intruder-button.tsx';
import { devicesCopy as copy } from '../../../copy/devices.es.ts';

/** Number shown at first; an account knows up to twenty. */
const FEW = 5;

/** Known browsers of the account and open sessions as one list; each but the current one can be forgotten (S-06, V-15). */
export function Devices() {
  const { data, isError, refetch } = useQuery({ ...endpointQuery(listDevices, {}), staleTime: 0 });
  const [showsAll, setShowsAll] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const firstOfRest = useRef<HTMLLIElement>(null);
  const isMeant = useLocation().hash === DEVICES_FRAGMENT;
  const isHere = data !== undefined;
  useEffect(() => {
    // Only after loading: the list above it changes its position.
    if (isMeant && isHere) heading.current?.focus();
  }, [isMeant, isHere]);
  useEffect(() => {
    if (showsAll) firstOfRest.current?.focus();
  }, [showsAll]);
  const rest = data && data.length > FEW && !showsAll ? data.length : 0;
  return (
    <ProfileCard id={DEVICES_FRAGMENT.slice(1)} aria-labelledby="profile-devices">
      <h2 id="profile-devices" ref={heading} tabIndex={-1}>
        {copy.title}
      </h2>
      <p>{copy.text}</p>
      {isError && !data ? (
        <LoadFailure onRetry={() => void refetch()} />
      ) : data ? (
        <>
          <IntruderButton devices={data} />
          <List>
            {(rest ? data.slice(0, FEW) : data).map((device, i) => (
              <DeviceRow key={device.id} device={device} ref={i === FEW ? firstOfRest : undefined} />
            ))}
            {rest ? (
              <li>
                <Button $variant="quiet" onClick={() => setShowsAll(true)}>
                  {copy.showAll(rest)}
                </Button>
              </li>
            ) : null}
          </List>
        </>
      ) : (
        <Skeleton $height={96} aria-busy="true" />
      )}
    </ProfileCard>
  );
}

const List = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;

  > li + li {
    border-top: 1px solid var(--line);
  }
`;
