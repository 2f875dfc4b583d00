import { register } from '@app/contract/registration';
import { Button } from '@app/shared-ui/components/button';
import { call } from '@app/shared-ui/host';
import { useSingleMutation } from '@app/shared-ui/loading/use-single-mutation';
import { authCopy } from '../../../copy/auth.es.ts';
import { trackRegistration } from '../../../pixel/pixel.ts';
import { useToasts } from '../../../ui/toasts/toaster.tsx';
import { type Account, AccountForm } from '../account-form.tsx';
import { Aside } from '../auth-parts.tsx';
import { failureToast } from '../failure-toast.ts';
import { registerCopy } from '../../../copy/register.es.ts';

interface RegisterFormProps {
  readonly onLogin: () => void;
  readonly onRegistered: (account: Account) => void;
}

export function RegisterForm({ onLogin, onRegistered }: RegisterFormProps) {
  const toasts = useToasts();
  const texts = registerCopy.form;
  const signUp = useSingleMutation({
    mutationFn: (account: Account) => call(register, { body: account }),
    onMutate: toasts.dismiss,
    onSuccess: (_, account) => {
      trackRegistration();
      toasts.show({ title: texts.done.title, description: texts.done.text });
      onRegistered(account);
    },
    onError: (error) => toasts.show(failureToast(error, texts.failed, authCopy.network.text)),
  });
  return (
    <>
      <AccountForm creation={signUp} submit={texts.submit} pending={texts.pending} />
      <Aside>
        {texts.hasAccount}
        <Button $variant="soft" $block onClick={onLogin}>
          {texts.toLogin}
        </Button>
      </Aside>
    </>
  );
}
