import { resetPassword } from '@app/contract/mailed-links';
import { Button } from '@app/shared-ui/components/button';
import { FormError } from '@app/shared-ui/components/form-error';
import { PasswordField } from '@app/shared-ui/components/password-field';
import { call } from '@app/shared-ui/host';
import { fieldsOf } from '@app/shared-ui/host/message-of';
import { useSingleMutation } from '@app/shared-ui/loading/use-single-mutation';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { mailLinksCopy } from '../../../copy/mail-links.es.ts';
import { useToasts } from '../../../ui/toasts/toaster.tsx';
import { AuthForm, TextLink } from '../auth-parts.tsx';
import { failureToast } from '../failure-toast.ts';
import { brokenRule, type NewPassword } from './reset-rules.ts';

interface ResetFormProps {
  readonly token: string;
  readonly onDone: () => void;
}

export function ResetForm({ token, onDone }: ResetFormProps) {
  const toasts = useToasts();
  const { reset } = mailLinksCopy;
  const [broken, setBroken] = useState<ReturnType<typeof brokenRule>>();
  const { register, handleSubmit, formState, setError, setFocus } = useForm<NewPassword>({
    defaultValues: { newPassword: '', repeated: '' },
  });
  const save = useSingleMutation({
    mutationFn: (newPassword: string) => call(resetPassword, { body: { token, newPassword } }),
    onMutate: toasts.dismiss,
    onSuccess: () => {
      toasts.show({ title: reset.done.title, description: reset.done.text });
      onDone();
    },
    onError: (error) => {
      const message = fieldsOf(error)['newPassword'];
      if (message !== undefined) setError('newPassword', { message });
      toasts.show(failureToast(error, reset.failed));
    },
  });
  const handleValues = (values: NewPassword) => {
    const rule = brokenRule(values);
    setBroken(rule);
    if (!rule) return save.mutate(values.newPassword);
    setFocus(rule === reset.different || values.newPassword !== '' ? 'repeated' : 'newPassword');
  };
  return (
    <AuthForm noValidate onSubmit={handleSubmit(handleValues)}>
      <PasswordField
        label={reset.newPassword}
        error={formState.errors.newPassword?.message}
        required
        autoComplete="new-password"
        placeholder={reset.placeholder}
        {...register('newPassword')}
      />
      <PasswordField
        label={reset.repeatPassword}
        required
        autoComplete="new-password"
        placeholder={reset.placeholder}
        {...register('repeated')}
      />
      {broken ? <FormError title={broken.title} text={broken.text} /> : null}
      <Button type="submit" $block disabled={save.isPending}>
        {save.isPending ? reset.pending : reset.submit}
      </Button>
      <TextLink to="/login">{reset.back}</TextLink>
    </AuthForm>
  );
}
