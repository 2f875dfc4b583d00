import { Button } from '@app/shared-ui/components/button';
import { Dialog, useDocumentsStatus } from '@app/shared-ui/host';
import { canSeal } from '@app/sync/sealing/sealed-box';
import { useState } from 'react';
import { lockCopy as copy } from '../../../copy/lock.es.ts';
import { isSharedComputer } from '../../../storage/shared-computer.ts';
import { FoldedSheet } from '../folded-sheet.tsx';
import { useSuccessor } from '../use-successor.ts';
import { AfterChoice } from './after-choice.tsx';
import { NewPinForm } from './new-pin-form.tsx';
import { PasskeyPart } from './passkey-part.tsx';
import { useDeviceLock } from './use-device-lock.ts';

/** The lock of this device (D43), off by default. */
export function LockSheet() {
  const { isReady, isPersistent } = useDocumentsStatus();
  const { keyring, userId, isOn, isSetting, isRemoving, isBlocked, set, remove, after, choose } = useDeviceLock();
  const [isChoosing, setIsChoosing] = useState(false);
  const { successor, notePress } = useSuccessor(isOn);
  const handleRemove = () => {
    if (isRemoving) return;
    notePress();
    remove.mutate();
  };
  const blocked = isBlocked ? <p role="alert">{copy.blocked}</p> : null;
  const missing = whyNot(isPersistent || !isReady);
  return (
    <FoldedSheet
      anchor="candado"
      title={copy.title}
      state={isSetting ? copy.dialog.pending : isOn ? copy.stateOn : copy.stateOff}
    >
      <p>{isOn ? copy.on : copy.off}</p>
      {isOn ? null : <p>{missing ?? copy.offSoft}</p>}
      {isOn ? (
        <>
          <AfterChoice value={after} onChange={choose} />
          <PasskeyPart keyring={keyring} userId={userId} />
          {blocked}
          <Button $variant="quiet" aria-disabled={isRemoving} onClick={handleRemove}>
            {isRemoving ? copy.removing : copy.remove}
          </Button>
        </>
      ) : missing ? null : (
        <>
          {isChoosing ? null : blocked}
          <Button ref={successor} $variant="soft" disabled={!isReady || isSetting} onClick={() => setIsChoosing(true)}>
            {isSetting ? copy.dialog.pending : copy.set}
          </Button>
        </>
      )}
      <Dialog open={isChoosing} onOpenChange={setIsChoosing} title={copy.dialog.title} description={copy.dialog.text}>
        <NewPinForm
          isPending={isSetting}
          isBlocked={isBlocked}
          onCancel={() => setIsChoosing(false)}
          onChoose={(lock) => set.mutate(lock, { onSettled: () => setIsChoosing(false) })}
        />
      </Dialog>
    </FoldedSheet>
  );
}

/** Why no lock can be set here. */
function whyNot(canStore: boolean): string | undefined {
  if (!canSeal()) return copy.insecure;
  if (isSharedComputer()) return copy.shared;
  return canStore ? undefined : copy.memory;
}
