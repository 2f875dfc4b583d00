import { type Device, forgetDevice, listDevices } from '@app/contract/devices';
import { Button } from '@app/shared-ui/components/button';
import { Chip } from '@app/shared-ui/components/chip';
import { focusNeighbour } from '@app/shared-ui/components/focus-neighbour';
import { FormError } from '@app/shared-ui/components/form-error';
import { call, keyOf, useHost } from '@app/shared-ui/host';
import { useSingleMutation } from '@app/shared-ui/loading/use-single-mutation';
import { useQueryClient } from '@tanstack/react-query';
import { type Ref, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useOpener } from '../../../ui/use-opener.ts';
import { errorText } from '../use-save-profile.ts';
import { DeviceNameForm } from './device-name-form.tsx';
import { seenAt, sinceDay } from './device-times.ts';
import { devicesCopy as copy } from '../../../copy/devices.es.ts';

interface DeviceRowProps {
  readonly device: Device;
  readonly ref?: Ref<HTMLLIElement> | undefined;
}

export function DeviceRow({ device, ref }: DeviceRowProps) {
  const { name, city, country, isCurrent, isKnown, isSignedIn } = device;
  const [isNaming, setIsNaming] = useState(false);
  const opener = useOpener(isNaming);
  const button = useRef<HTMLButtonElement>(null);
  const state = [!isCurrent && isSignedIn && copy.signedIn, [city, country].filter(Boolean).join(', ')].filter(Boolean);
  const called = isCurrent ? copy.name.thisOne : (name ?? device.device);
  const forget = useForget(device, called, () => {
    if (button.current) focusNeighbour(button.current);
  });
  return (
    <Item ref={ref} tabIndex={-1}>
      <Facts>
        <Title>
          <strong>{name ?? device.device}</strong>
          {isCurrent ? <Chip $tone="done">{copy.current}</Chip> : null}
        </Title>
        {name ? <p>{device.device}</p> : null}
        {state.length > 0 ? <p>{state.join(' · ')}</p> : null}
        <p>{sinceDay(device)}</p>
        <p>{seenAt(device)}</p>
      </Facts>
      {isNaming ? (
        <DeviceNameForm device={device} onEnd={() => setIsNaming(false)} />
      ) : (
        <Actions>
          {isKnown ? (
            <Button
              ref={opener}
              $variant="quiet"
              aria-label={name ? copy.name.changeOf(called) : copy.name.giveTo(called)}
              onClick={() => setIsNaming(true)}
            >
              {name ? copy.name.change : copy.name.give}
            </Button>
          ) : null}
          {isCurrent ? null : (
            <Button
              ref={button}
              $variant="quiet"
              aria-disabled={forget.isPending}
              aria-label={copy.forgetNamed(called)}
              onClick={() => forget.mutate()}
            >
              {copy.forget}
            </Button>
          )}
        </Actions>
      )}
      {forget.error ? <FormError title={errorText(forget.error, copy.failed)} /> : null}
    </Item>
  );
}

/** @param onForgotten its row is about to go */
function useForget(device: Device, called: string, onForgotten: () => void) {
  const { showToast, withPassword } = useHost();
  const queryClient = useQueryClient();
  return useSingleMutation({
    mutationFn: () => withPassword(() => call(forgetDevice, { params: { id: device.id } })),
    onSuccess: (done) => {
      if (!done) return;
      onForgotten();
      showToast({
        title: copy.forgotten(called),
        ...(device.isSignedIn ? { description: copy.forgottenText } : {}),
      });
    },
    // After an error too: the device may be forgotten already.
    onSettled: () => queryClient.invalidateQueries({ queryKey: keyOf(listDevices) }),
  });
}

const Item = styled.li`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 4px 16px;
  padding: 16px 0 12px;

  > form,
  > [role='alert'] {
    flex-basis: 100%;
  }
`;

const Facts = styled.div`
  flex: 1 1 250px;
  min-width: 0;

  p {
    color: var(--ink-soft);
    font-size: 0.9375rem;
  }

  p::first-letter {
    text-transform: uppercase;
  }
`;

const Title = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;

  strong {
    overflow-wrap: anywhere;
  }

  strong::first-letter {
    text-transform: uppercase;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-self: flex-start;
  /* The words of the first line up with the text above, those of the last, where there is room, with the edge. */
  margin: -11px -22px 0;
`;
