import { getSecondFactor, renewRecoveryCodes, turnOffSecondFactor } from '@app/contract/second-factor';
import { call, Dialog, keyOf, useHost, useSession } from '@app/shared-ui/host';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { DECLINED, usePasswordConfirmation } from '../../../session/password-confirmation.tsx';
import { CodeForm } from './code-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { secondFactorCopy as copy } from '../../../copy/second-factor.es.ts';
import { SetUp } from './set-up.tsx';

/** What the dialog was opened for. */
export type Purpose =
  | { readonly kind: 'turnOn'; readonly secret: string; readonly uri: string }
  | { readonly kind: 'turnOff' }
  | { readonly kind: 'renew' };

interface SecondFactorDialogProps {
  readonly purpose: Purpose;
  readonly onClose: () => void;
  /** The user has become able to open the panel. */
  readonly onPanelOpened?: () => void;
}

const loadAnew = () => window.location.reload();

const texts = { turnOn: copy.setUp, turnOff: copy.turningOff, renew: copy.renewal } as const;

/** Steps of turning on, renewing or turning off the second factor, each with a code; new recovery codes are shown last. */
export function SecondFactorDialog({ purpose, onClose, onPanelOpened = loadAnew }: SecondFactorDialogProps) {
  const { showToast } = useHost();
  const queryClient = useQueryClient();
  const guarded = usePasswordConfirmation();
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[]>();
  const { user } = useSession();
  const [wasHeldBack] = useState(user.needsSecondFactor);
  const refresh = () => void queryClient.invalidateQueries({ queryKey: keyOf(getSecondFactor) });
  // This page was served without the panel, and its live channel without the panel's events: it must be reloaded.
  const close = wasHeldBack && recoveryCodes ? onPanelOpened : onClose;
  const showCodes = (codes: readonly string[]) => {
    setRecoveryCodes(codes);
    refresh();
  };
  const renew = async (code: string) => {
    const answer = await guarded(() => call(renewRecoveryCodes, { body: { code } }));
    if (answer !== DECLINED) showCodes(answer.recoveryCodes);
  };
  const turnOff = async (code: string) => {
    if ((await guarded(() => call(turnOffSecondFactor, { body: { code } }))) === DECLINED) return;
    showToast({ title: copy.turningOff.done });
    refresh();
    onClose();
  };
  const { title, text } = recoveryCodes ? copy.codes : texts[purpose.kind];
  return (
    <Dialog open onOpenChange={close} title={title} description={text}>
      {recoveryCodes ? (
        <RecoveryCodes codes={recoveryCodes} onClose={close} />
      ) : purpose.kind === 'turnOn' ? (
        <SetUp secret={purpose.secret} uri={purpose.uri} onDone={showCodes} onCancel={onClose} />
      ) : (
        <CodeForm
          submit={texts[purpose.kind].submit}
          act={purpose.kind === 'renew' ? renew : turnOff}
          onCancel={onClose}
        />
      )}
    </Dialog>
  );
}
