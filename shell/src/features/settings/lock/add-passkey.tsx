import { DialogActions } from '@app/shared-ui/components/dialog-actions';
import { DialogForm } from '@app/shared-ui/components/dialog-form';
import { Button } from '@app/shared-ui/components/button';
import { FormError } from '@app/shared-ui/components/form-error';
import { PasswordField } from '@app/shared-ui/components/password-field';
import { useEffect, useRef, useState } from 'react';
import { lockCopy } from '../../../copy/lock.es.ts';
import type { Keyring } from '../../../session/lock/keyring.ts';
import { addPasskey } from '../../../session/lock/passkey.ts';
import { usePasskeyAttempt, whyNotAdded } from '../../../session/lock/use-passkey-attempt.ts';
import { usePinAttempt } from '../../../session/lock/use-pin-attempt.ts';

const { dialog: copy } = lockCopy.passkey;

interface AddPasskeyProps {
  readonly keyring: Keyring;
  readonly userId: string;
  readonly onAdded: () => void;
  readonly onCancel: () => void;
}

/** First the PIN, so that nobody adds their own finger on a device that was left open; then the device asks, at a press of its own. */
export function AddPasskey(props: AddPasskeyProps) {
  const [isProved, setIsProved] = useState(false);
  return isProved ? <Confirm {...props} /> : <Prove {...props} onProved={() => setIsProved(true)} />;
}

function Prove({ keyring, onCancel, onProved }: AddPasskeyProps & { readonly onProved: () => void }) {
  const [isGone, setIsGone] = useState(false);
  const { canSubmit, isPending, error, submit, input } = usePinAttempt({
    keyring,
    record: keyring.lock?.record,
    offline: copy.offline,
    onOpened: onProved,
    onGone: () => setIsGone(true),
  });
  return (
    <DialogForm noValidate onSubmit={submit}>
      <p>{copy.pinText}</p>
      <PasswordField {...input} error={isGone ? copy.gone : error} />
      <DialogActions>
        <Button $variant="quiet" onClick={onCancel}>
          {copy.cancel}
        </Button>
        <Button type="submit" disabled={!canSubmit}>
          {isPending ? lockCopy.screen.pending : copy.next}
        </Button>
      </DialogActions>
    </DialogForm>
  );
}

function Confirm({ keyring, userId, onAdded, onCancel }: AddPasskeyProps) {
  const { ask, isPending, error } = usePasskeyAttempt((signal) => addPasskey(keyring, userId, signal), onAdded);
  const button = useRef<HTMLButtonElement>(null);
  // The field of the step before is gone, and the focus with it.
  useEffect(() => button.current?.focus(), []);
  return (
    <DialogForm
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        if (!isPending) ask();
      }}
    >
      <p>{copy.confirmText}</p>
      {error ? <FormError title={whyNotAdded(error)} /> : null}
      <DialogActions>
        <Button $variant="quiet" onClick={onCancel}>
          {copy.cancel}
        </Button>
        <Button ref={button} type="submit">
          {isPending ? copy.pending : copy.act}
        </Button>
      </DialogActions>
    </DialogForm>
  );
}
