import { DialogActions } from '@app/shared-ui/components/dialog-actions';
import { DialogForm } from '@app/shared-ui/components/dialog-form';
import { Button } from '@app/shared-ui/components/button';
import { PasswordField } from '@app/shared-ui/components/password-field';
import { type SyntheticEvent, useState } from 'react';
import { lockCopy } from '../../../copy/lock.es.ts';
import { digitsOf, isEasyPin, PIN_LENGTH } from '../../../session/lock/pin-rules.ts';
import type { LockAfter } from '../../../storage/lock-note.ts';
import { AfterChoice } from './after-choice.tsx';

const { dialog: copy } = lockCopy;

/** In minutes: soon, and not at every glance at another page. */
const FIRST_CHOICE: LockAfter = 1;

interface NewPinFormProps {
  readonly isPending: boolean;
  /** Another page keeps the device from being encrypted. */
  readonly isBlocked: boolean;
  readonly onChoose: (lock: { readonly pin: string; readonly after: LockAfter }) => void;
  readonly onCancel: () => void;
}

/** The PIN, twice, and when the lock falls. */
export function NewPinForm({ isPending, isBlocked, onChoose, onCancel }: NewPinFormProps) {
  const [pin, setPin] = useState('');
  const [again, setAgain] = useState('');
  const [after, setAfter] = useState<LockAfter>(FIRST_CHOICE);
  const [isTried, setIsTried] = useState(false);
  const faults = { pin: faultOf(pin), again: pin === again ? undefined : copy.differs };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    event.stopPropagation();
    setIsTried(true);
    if (!faults.pin && !faults.again) onChoose({ pin, after });
  };
  return (
    <DialogForm noValidate onSubmit={submit}>
      <PasswordField
        label={copy.pin}
        secret={lockCopy.screen.pin}
        inputMode="numeric"
        autoComplete="off"
        value={pin}
        onChange={(event) => setPin(digitsOf(event.target.value))}
        error={isTried ? faults.pin : undefined}
      />
      <PasswordField
        label={copy.again}
        secret={lockCopy.screen.pin}
        inputMode="numeric"
        autoComplete="off"
        value={again}
        onChange={(event) => setAgain(digitsOf(event.target.value))}
        error={isTried && !faults.pin ? faults.again : undefined}
      />
      <AfterChoice value={after} onChange={setAfter} />
      {isBlocked ? <p role="alert">{lockCopy.blocked}</p> : null}
      <DialogActions>
        {/* Nothing stops it once it has begun. */}
        <Button $variant="quiet" disabled={isPending} onClick={onCancel}>
          {copy.cancel}
        </Button>
        <Button type="submit" disabled={isPending}>
          {isPending ? copy.pending : copy.act}
        </Button>
      </DialogActions>
    </DialogForm>
  );
}

function faultOf(pin: string): string | undefined {
  if (pin.length < PIN_LENGTH) return copy.six;
  return isEasyPin(pin) ? copy.easy : undefined;
}
