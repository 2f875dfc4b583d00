import { Button } from '@app/shared-ui/components/button';
import { Dialog, useHost } from '@app/shared-ui/host';
import { useSingleMutation } from '@app/shared-ui/loading/use-single-mutation';
import { useQuery } from '@tanstack/react-query';
import { useId, useState, useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { lockCopy } from '../../../copy/lock.es.ts';
import { hasAuthenticator } from '../../../session/lock/authenticator.ts';
import type { Keyring } from '../../../session/lock/keyring.ts';
import { removePasskey } from '../../../session/lock/passkey.ts';
import { useSuccessor } from '../use-successor.ts';
import { AddPasskey } from './add-passkey.tsx';

const { passkey: copy } = lockCopy;

interface PasskeyPartProps {
  readonly keyring: Keyring;
  readonly userId: string;
}

/** The second way to open the lock (D43), where this device has an authenticator for it. */
export function PasskeyPart({ keyring, userId }: PasskeyPartProps) {
  const { showToast } = useHost();
  const titleId = useId();
  const [isAdding, setIsAdding] = useState(false);
  const isOn = useSyncExternalStore(keyring.subscribe, () => keyring.lock?.record.passkey !== undefined);
  const { data: isOffered = false } = useQuery({
    queryKey: ['authenticator'],
    queryFn: hasAuthenticator,
    networkMode: 'always',
    staleTime: Infinity,
  });
  const remove = useSingleMutation({
    networkMode: 'always',
    mutationFn: () => removePasskey(keyring, userId),
    onSuccess: () => showToast(copy.removed),
    onError: (error) => {
      console.error('the passkey could not be removed', error);
      showToast({ tone: 'error', ...lockCopy.failed });
    },
  });
  const { successor, notePress } = useSuccessor(isOn);
  const handleRemove = () => {
    notePress();
    remove.mutate();
  };
  // One that is there can be taken away wherever it came from.
  if (!isOn && !isOffered) return null;
  return (
    <Part role="group" aria-labelledby={titleId}>
      <strong id={titleId}>{copy.title}</strong>
      <p>{isOn ? copy.on : copy.off}</p>
      <p>{copy.warning}</p>
      {isOn ? (
        <Button $variant="quiet" aria-disabled={remove.isPending} onClick={handleRemove}>
          {copy.remove}
        </Button>
      ) : (
        <Button ref={successor} $variant="soft" onClick={() => setIsAdding(true)}>
          {copy.set}
        </Button>
      )}
      <Dialog open={isAdding} onOpenChange={setIsAdding} title={copy.title} description={copy.warning}>
        <AddPasskey
          keyring={keyring}
          userId={userId}
          onCancel={() => setIsAdding(false)}
          onAdded={() => {
            setIsAdding(false);
            showToast(copy.done);
          }}
        />
      </Dialog>
    </Part>
  );
}

const Part = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  padding-top: 16px;
  border-top: 1px solid var(--line);

  p {
    max-width: var(--measure);
    margin: 0;
    color: var(--ink-soft);
  }

  > button {
    justify-self: start;
    margin-top: 4px;
  }
`;
