import { resendVerification } from '@app/contract/account-mails';
import { call } from '@app/shared-ui/host';
import { useMutation } from '@tanstack/react-query';
import { authCopy } from '../copy/auth-es.ts';
import { useToasts } from '../toasts/toaster.tsx';
import { failureToast } from './failure-toast.ts';

/** Sends the verification mail again and says how that went. */
export function useResendVerification() {
  const toasts = useToasts();
  return useMutation({
    mutationFn: (email: string) => call(resendVerification, { body: { email } }),
    onMutate: toasts.dismiss,
    onSuccess: () => toasts.show({ title: authCopy.resend.done.title, description: authCopy.resend.done.text }),
    onError: (error) => toasts.show(failureToast(error, authCopy.resend.failed)),
  });
}
