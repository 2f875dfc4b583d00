import type { Device } from '@app/contract/devices';
import { Button } from '@app/shared-ui/components/button';
import { Dialog } from '@app/shared-ui/host';
import { useState } from 'react';
import { devicesCopy } from '../../../copy/devices.es.ts';
import { PasswordForm } from '../password-form.tsx';
import { CloseOthers } from './close-others.tsx';

const { intruder: copy } = devicesCopy;

type Step = 'close' | 'password';

/** 'Alguien ha entrado y no era yo': ends everything else with one tap, then leads to a new password. */
export function IntruderButton({ devices }: { readonly devices: readonly Device[] }) {
  const [step, setStep] = useState<Step>();
  const end = () => setStep(undefined);
  const isDone = step === 'password';
  return (
    <>
      <div>
        <Button $variant="soft" onClick={() => setStep('close')}>
          {copy.open}
        </Button>
      </div>
      <Dialog
        open={step !== undefined}
        onOpenChange={(isOpen) => (isOpen ? setStep('close') : end())}
        title={isDone ? copy.doneTitle : copy.title}
        description={isDone ? copy.done : copy.text}
      >
        {isDone ? (
          <PasswordForm onEnd={end} />
        ) : (
          <CloseOthers
            others={devices.filter(({ isCurrent }) => !isCurrent)}
            onDone={() => setStep('password')}
            onCancel={end}
          />
        )}
      </Dialog>
    </>
  );
}
