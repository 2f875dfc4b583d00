import { setupAdmin } from '@app/contract/mailed-links';
import { ApiError, call } from '@app/shared-ui/host';
import { useSingleMutation } from '@app/shared-ui/loading/use-single-mutation';
import { authCopy } from '../../../copy/auth.es.ts';
import { mailLinksCopy } from '../../../copy/mail-links.es.ts';
import { useToasts } from '../../../ui/toasts/toaster.tsx';
import { type Account, AccountForm } from '../account-form.tsx';
import { AuthPage } from '../auth-page.tsx';
import { failureToast } from '../failure-toast.ts';
import { MessagePage } from '../message-page.tsx';
import { useAddressToken } from '../use-address-token.ts';

/** The page behind the link that the first start prints (D12): makes the first administrator, once. */
export function SetupAdmin() {
  const { token, forgetToken } = useAddressToken();
  const toasts = useToasts();
  const { setup } = mailLinksCopy;
  const { network } = authCopy;
  const creation = useSingleMutation({
    mutationFn: (account: Account) => call(setupAdmin, { body: { token, ...account } }),
    onMutate: toasts.dismiss,
    onSuccess: forgetToken,
    onError: (error) => {
      if (!isClosed(error)) toasts.show(failureToast(error, setup.failed, network.text));
    },
  });
  if (creation.isSuccess) return <MessagePage isNext title={setup.doneTitle} text={setup.doneText} />;
  if (token === '') return <MessagePage title={setup.noLinkTitle} text={setup.noLinkText} />;
  if (isClosed(creation.error)) return <MessagePage isNext title={setup.closedTitle} text={setup.closedText} />;
  return (
    <AuthPage title={setup.title} lead={setup.lead}>
      <AccountForm creation={creation} submit={setup.submit} pending={setup.pending} />
    </AuthPage>
  );
}

/** An administrator exists already. */
const isClosed = (error: unknown): boolean => error instanceof ApiError && error.status === 410;
