import { tokenSchema, undoEmailChange } from '@app/contract/mailed-links';
import { Button } from '@app/shared-ui/components/button';
import { ApiError, call } from '@app/shared-ui/host';
import { messageOf } from '@app/shared-ui/host/message-of';
import { useSingleMutation } from '@app/shared-ui/loading/use-single-mutation';
import { useState } from 'react';
import * as z from 'zod/mini';
import { mailLinksCopy } from '../../../copy/mail-links.es.ts';
import { useToasts } from '../../../ui/toasts/toaster.tsx';
import { AuthPage } from '../auth-page.tsx';
import { failureToast } from '../failure-toast.ts';
import { MessagePage } from '../message-page.tsx';
import { NoLink } from '../no-link.tsx';
import { ResetForm } from '../reset-password/reset-form.tsx';
import { useAddressToken } from '../use-address-token.ts';

/** 'No he sido yo': cancels or reverts a change of the account's address by one press, then goes on to a new password (V-15). */
export function UndoEmailChange() {
  const { token, forgetToken } = useAddressToken();
  const toasts = useToasts();
  const { undo, reset } = mailLinksCopy;
  const [isDone, setIsDone] = useState(false);
  const stop = useSingleMutation({
    mutationFn: () => call(undoEmailChange, { body: { token } }),
    onMutate: toasts.dismiss,
    onSuccess: forgetToken,
    onError: (error) => {
      if (!isRefused(error)) toasts.show(failureToast(error, undo.failed));
    },
  });

  if (isDone) return <MessagePage isNext title={reset.successTitle} text={reset.successText} />;
  if (stop.data) {
    return (
      <AuthPage title={reset.title} lead={undo.doneLead}>
        <ResetForm token={stop.data.resetToken} onDone={() => setIsDone(true)} />
      </AuthPage>
    );
  }
  if (token === '') return <NoLink />;
  if (isRefused(stop.error) || !z.safeParse(tokenSchema, token).success) {
    return (
      <MessagePage
        isNext={stop.isError}
        title={undo.expiredTitle}
        text={messageOf(stop.error, undo.expiredText)}
        hint={undo.expiredHint}
      />
    );
  }
  return (
    <AuthPage title={undo.title} lead={undo.lead}>
      <Button $block disabled={stop.isPending} onClick={() => stop.mutate()}>
        {stop.isPending ? undo.pending : undo.submit}
      </Button>
      <p>{undo.mine}</p>
    </AuthPage>
  );
}

/** Used, wrong or expired, or the address belongs to another account by now: retrying with this link cannot succeed. */
const isRefused = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 400 || error.status === 409);
