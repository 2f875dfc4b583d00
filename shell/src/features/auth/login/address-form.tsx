import { emailBody } from '@app/contract/account-mails';
import { register as registerCall } from '@app/contract/registration';
import { Button } from '@app/shared-ui/components/button';
import { TextField } from '@app/shared-ui/components/text-field';
import { call } from '@app/shared-ui/host';
import { fieldsOf } from '@app/shared-ui/host/message-of';
import { useSingleMutation } from '@app/shared-ui/loading/use-single-mutation';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { authCopy } from '../../../copy/auth.es.ts';
import { registerCopy } from '../../../copy/register.es.ts';
import { useToasts } from '../../../ui/toasts/toaster.tsx';
import type { Account } from '../account-form.tsx';
import { AuthForm } from '../auth-parts.tsx';
import { failureToast } from '../failure-toast.ts';

const { form, sent } = registerCopy;
const copy = sent.address;

interface AddressFormProps {
  readonly account: Account;
  readonly onMended: (account: Account) => void;
  readonly onCancel: () => void;
}

/** Mends a mistyped address: registers again with the same name and password, since a registration is no account yet (D46). */
export function AddressForm({ account, onMended, onCancel }: AddressFormProps) {
  const toasts = useToasts();
  const { register, handleSubmit, formState, setError, setFocus } = useForm({
    resolver: zodResolver(emailBody),
    defaultValues: { email: account.email },
  });
  useEffect(() => setFocus('email'), [setFocus]);
  const mend = useSingleMutation({
    mutationFn: (email: string) => call(registerCall, { body: { ...account, email } }),
    onMutate: toasts.dismiss,
    onSuccess: (_, email) => {
      toasts.show({ title: copy.done.title, description: copy.done.text });
      onMended({ ...account, email });
    },
    onError: (error) => {
      const message = fieldsOf(error)['email'];
      if (message !== undefined) setError('email', { message });
      toasts.show(failureToast(error, form.failed, authCopy.network.text));
    },
  });
  return (
    <AuthForm noValidate onSubmit={handleSubmit(({ email }) => mend.mutate(email))}>
      <TextField
        label={copy.label}
        error={formState.errors.email?.message}
        type="email"
        required
        autoComplete="email"
        {...register('email')}
      />
      <Button type="submit" $block disabled={mend.isPending}>
        {mend.isPending ? copy.pending : copy.submit}
      </Button>
      <Button $variant="quiet" $block onClick={onCancel}>
        {copy.cancel}
      </Button>
    </AuthForm>
  );
}
