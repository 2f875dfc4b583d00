import { Button } from '@app/shared-ui/components/button';
import type { LockRecord } from '@app/sync/lock/lock-record';
import { Fingerprint } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { lockCopy } from '../../copy/lock.es.ts';
import type { Keyring } from '../../session/lock/keyring.ts';
import { openWithPasskey } from '../../session/lock/passkey.ts';
import { isDeclined, usePasskeyAttempt } from '../../session/lock/use-passkey-attempt.ts';

const { passkey: copy } = lockCopy;

interface PasskeyButtonProps {
  readonly keyring: Keyring;
  readonly record: LockRecord;
}

/** Opens the lock by the device's own authenticator; beside it stands the PIN. */
export function PasskeyButton({ keyring, record }: PasskeyButtonProps) {
  const { ask, isPending, error } = usePasskeyAttempt((signal) => openWithPasskey(keyring, record, signal));
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const { activeElement } = document;
    const isTyping = activeElement instanceof HTMLInputElement && activeElement.value !== '';
    // A field would open the keyboard of a phone over it.
    if (!isTyping) button.current?.focus();
  }, []);
  return (
    <Part>
      <Button ref={button} onClick={ask}>
        <Fingerprint aria-hidden size={20} />
        {isPending ? copy.pending : copy.open}
      </Button>
      <p role="status">{error ? (isDeclined(error) ? copy.declined : copy.failed) : null}</p>
    </Part>
  );
}

const Part = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;

  button {
    text-wrap: balance;
  }

  svg {
    flex: none;
  }

  p {
    margin: 0;
    color: var(--ink);
    line-height: 1.5;
  }

  /* It takes no room, and stays where screen readers watch it: the first message is heard. */
  p:empty {
    margin-top: -12px;
  }
`;
