import { Dialog, useHost } from '@app/shared-ui/host';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { deployTokensCopy } from '../../../copy/deploy-tokens.es.ts';
import { queryKeys } from '@app/contract/query-keys';
import { NO_WISH, TokenForm, type TokenWish } from './token-form.tsx';
import { type MadeToken, TokenSecret } from './token-secret.tsx';

const { confirmClose, form, secret } = deployTokensCopy;

interface NewTokenDialogProps {
  readonly parts: readonly string[];
  readonly wish: TokenWish;
  readonly onWish: (wish: TokenWish) => void;
  readonly onClose: () => void;
}

/** Makes a token and shows it once. It is in this component's state alone, and goes with it. */
export function NewTokenDialog({ parts, wish, onWish, onClose }: NewTokenDialogProps) {
  const queryClient = useQueryClient();
  const { confirm } = useHost();
  const [made, setMade] = useState<MadeToken>();
  const [isCopied, setIsCopied] = useState(false);

  const handleMade = (token: MadeToken) => {
    setMade(token);
    onWish(NO_WISH);
    void queryClient.invalidateQueries({ queryKey: queryKeys.admin() });
  };
  const handleClose = async () => {
    const { title, text, confirm: confirmLabel, cancel: cancelLabel } = confirmClose;
    const isMeant = !made || isCopied || (await confirm({ title, text, confirmLabel, cancelLabel, destructive: true }));
    if (isMeant) onClose();
  };

  return (
    <Dialog
      open
      onOpenChange={() => void handleClose()}
      title={made ? secret.title : form.title}
      description={made ? secret.text : form.text}
    >
      {made ? (
        <TokenSecret
          made={made}
          isCopied={isCopied}
          onCopied={() => setIsCopied(true)}
          onClose={() => void handleClose()}
        />
      ) : (
        <TokenForm parts={parts} wish={wish} onWish={onWish} onMade={handleMade} onCancel={onClose} />
      )}
    </Dialog>
  );
}
