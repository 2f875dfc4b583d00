import { DialogActions } from '@app/shared-ui/components/dialog-actions';
import { type Device, forgetOtherDevices, listDevices } from '@app/contract/devices';
import { Button } from '@app/shared-ui/components/button';
import { FormError } from '@app/shared-ui/components/form-error';
import { call, keyOf, useHost } from '@app/shared-ui/host';
import { useSingleMutation } from '@app/shared-ui/loading/use-single-mutation';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { devicesCopy } from '../../../copy/devices.es.ts';

import { errorText } from '../use-save-profile.ts';
import { seenAt, sinceDay } from './device-times.ts';

const { intruder: copy } = devicesCopy;

interface CloseOthersProps {
  readonly others: readonly Device[];
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

/** Since when and until when others could open the account, and the tap that ends it. */
export function CloseOthers({ others, onDone, onCancel }: CloseOthersProps) {
  const { withPassword } = useHost();
  const queryClient = useQueryClient();
  const closing = useSingleMutation({
    mutationFn: () => withPassword(() => call(forgetOtherDevices, {})),
    onSuccess: (done) => done && onDone(),
    // After an error too: some may be closed already.
    onSettled: () => queryClient.invalidateQueries({ queryKey: keyOf(listDevices) }),
  });
  return (
    <Place>
      {others.length > 0 ? (
        <>
          <p>{copy.others}</p>
          <ul>
            {others.map((device) => (
              <li key={device.id}>
                <strong>{device.name ?? device.device}</strong>
                <span>{[sinceDay(device), seenAt(device), locationOf(device)].filter(Boolean).join(' · ')}</span>
              </li>
            ))}
          </ul>
          <p>{copy.could}</p>
        </>
      ) : (
        <p>{copy.none}</p>
      )}
      <p>
        {copy.help} <Link to="/help">{copy.helpLink}</Link>
      </p>
      {closing.error ? <FormError title={errorText(closing.error, copy.failed)} /> : null}
      <DialogActions>
        <Button $variant="quiet" onClick={onCancel}>
          {copy.cancel}
        </Button>
        <Button disabled={closing.isPending} onClick={() => closing.mutate()}>
          {closing.isPending ? copy.pending : others.length > 0 ? copy.act : copy.toPassword}
        </Button>
      </DialogActions>
    </Place>
  );
}

const locationOf = ({ city, country }: Device): string => [city, country].filter(Boolean).join(', ');

const Place = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;

  ul {
    display: grid;
    gap: 12px;
    max-height: 32dvh;
    margin: 0;
    padding: 0;
    overflow-y: auto;
    list-style: none;
  }

  li {
    display: grid;
    gap: 2px;
    overflow-wrap: anywhere;
  }

  li span {
    color: var(--ink-soft);
    font-size: 0.9375rem;
  }
`;
