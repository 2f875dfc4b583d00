import { resendVerification } from '@app/contract/account-mails';
import { call } from '@app/shared-ui/host';
import { useSingleMutation } from '@app/shared-ui/loading/use-single-mutation';
import { useToasts } from '../../ui/toasts/toaster.tsx';
import { failureToast } from './failure-toast.ts';
import { resendVerificationCopy } from '../../copy/resend-verification.es.ts';

/** Sends the verification mail again and says how that went. */
export function useResendVerification() {
  const toasts = useToasts();
  return useSingleMutation({
    mutationFn: (email: string) => call(resendVerification, { body: { email } }),
    onMutate: toasts.dismiss,
    onSuccess: () =>
      toasts.show({ title: resendVerificationCopy.done.title, description: resendVerificationCopy.done.text }),
    onError: (error) => toasts.show(failureToast(error, resendVerificationCopy.failed)),
  });
}
