import { tokenSchema, verifyEmail } from '@app/contract/account-links';
import { Button } from '@app/shared-ui/components/button';
import { ApiError, call } from '@app/shared-ui/host';
import { useMutation } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { linksCopy } from '../../copy/links-es.ts';
import { useToasts } from '../../toasts/toaster.tsx';
import { AuthPage } from '../auth-page.tsx';
import { failureToast } from '../failure-toast.ts';
import { MessagePage } from '../message-page.tsx';

/** Behind the link sent to an address that she wants instead of hers (D20). One press: mail programs open links by themselves. */
export function EmailChange({ token }: { readonly token: string }) {
  const toasts = useToasts();
  const { emailChange } = linksCopy;
  const confirm = useMutation({
    mutationFn: () => call(verifyEmail, { body: { token } }),
    onMutate: toasts.dismiss,
    onError: (error) => {
      if (!isRefused(error)) toasts.show(failureToast(error, emailChange.failed));
    },
  });
  if (confirm.isSuccess)
    return <MessagePage title={emailChange.doneTitle} text={emailChange.doneText} action={emailChange.go} />;
  if (isRefused(confirm.error) || !z.safeParse(tokenSchema, token).success) {
    return (
      <MessagePage
        title={linksCopy.verify.expiredTitle}
        text={linksCopy.verify.expiredText}
        hint={emailChange.expiredHint}
        action={emailChange.go}
      />
    );
  }
  return (
    <AuthPage title={emailChange.title} lead={emailChange.lead}>
      <Button $block disabled={confirm.isPending} onClick={() => confirm.mutate()}>
        {confirm.isPending ? linksCopy.verify.checking : emailChange.confirm}
      </Button>
    </AuthPage>
  );
}

/** Used, wrong or expired, or somebody else has the address by now: no second try with this link can go better. */
const isRefused = (error: unknown): boolean => error instanceof ApiError && error.status === 400;
