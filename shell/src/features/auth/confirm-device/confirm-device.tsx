import { confirmDevice, tokenSchema } from '@app/contract/mailed-links';
import { Button } from '@app/shared-ui/components/button';
import { ApiError, call } from '@app/shared-ui/host';
import { messageOf } from '@app/shared-ui/host/message-of';
import { useSingleMutation } from '@app/shared-ui/loading/use-single-mutation';
import * as z from 'zod/mini';
import { mailLinksCopy } from '../../../copy/mail-links.es.ts';
import { useToasts } from '../../../ui/toasts/toaster.tsx';
import { AuthPage } from '../auth-page.tsx';
import { failureToast } from '../failure-toast.ts';
import { MessagePage } from '../message-page.tsx';
import { NoLink } from '../no-link.tsx';
import { useAddressToken } from '../use-address-token.ts';

/** Behind the mailed link: one press makes this browser known to the account; the user then signs in as usual (V-08). */
export function ConfirmDevice() {
  const { token, forgetToken } = useAddressToken();
  const toasts = useToasts();
  const { device: copy } = mailLinksCopy;
  const confirm = useSingleMutation({
    mutationFn: () => call(confirmDevice, { body: { token } }),
    onMutate: toasts.dismiss,
    onSuccess: forgetToken,
    onError: (error) => {
      if (!isRefused(error)) toasts.show(failureToast(error, copy.failed));
    },
  });

  if (confirm.isSuccess) return <MessagePage isNext title={copy.doneTitle} text={copy.doneText} />;
  if (token === '') return <NoLink />;
  if (isRefused(confirm.error) || !z.safeParse(tokenSchema, token).success) {
    return (
      <MessagePage
        isNext={confirm.isError}
        title={copy.expiredTitle}
        text={messageOf(confirm.error, copy.expiredText)}
        hint={copy.expiredHint}
      />
    );
  }
  return (
    <AuthPage title={copy.title} lead={copy.lead}>
      <Button $block disabled={confirm.isPending} onClick={() => confirm.mutate()}>
        {confirm.isPending ? copy.pending : copy.submit}
      </Button>
      <p>{copy.notMine}</p>
    </AuthPage>
  );
}

/** Used, wrong or expired: retrying with this link cannot succeed. */
const isRefused = (error: unknown): boolean => error instanceof ApiError && error.status === 400;
