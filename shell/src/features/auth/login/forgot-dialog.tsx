import { emailBody, forgotPassword } from '@app/contract/account-mails';
import { Button } from '@app/shared-ui/components/button';
import { FormError } from '@app/shared-ui/components/form-error';
import { TextField } from '@app/shared-ui/components/text-field';
import { call, Dialog } from '@app/shared-ui/host';
import { useSingleMutation } from '@app/shared-ui/loading/use-single-mutation';
import { zodResolver } from '@hookform/resolvers/zod';
import { type SubmitEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import { styled } from 'styled-components';

import { useToasts } from '../../../ui/toasts/toaster.tsx';
import { AuthForm } from '../auth-parts.tsx';
import { failureToast } from '../failure-toast.ts';
import { forgotPasswordCopy } from '../../../copy/forgot-password.es.ts';

/** Asks for an e-mail and confirms with the address that was entered; closing clears both (1§2, 1§4). */
export function ForgotDialog({ onClose }: { readonly onClose: () => void }) {
  const toasts = useToasts();
  const [isBlank, setIsBlank] = useState(false);
  const { register, handleSubmit, formState, getValues, clearErrors } = useForm({
    resolver: zodResolver(emailBody),
    defaultValues: { email: '' },
  });
  const send = useSingleMutation({
    mutationFn: (body: { email: string }) => call(forgotPassword, { body }),
    onMutate: toasts.dismiss,
    onSuccess: () => toasts.show({ title: forgotPasswordCopy.done.title, description: forgotPasswordCopy.done.text }),
    onError: (error) => toasts.show(failureToast(error, forgotPasswordCopy.failed)),
  });
  const handleForm = (event: SubmitEvent<HTMLFormElement>) => {
    const blank = getValues('email').trim() === '';
    setIsBlank(blank);
    if (!blank) return void handleSubmit((body) => send.mutate(body))(event);
    event.preventDefault();
    clearErrors();
  };
  if (send.isSuccess) {
    return (
      <Dialog
        open
        onOpenChange={onClose}
        title={forgotPasswordCopy.sentTitle}
        description={forgotPasswordCopy.sentText}
      >
        <Address>{getValues('email').trim()}</Address>
        <Button $block onClick={onClose}>
          {forgotPasswordCopy.close}
        </Button>
      </Dialog>
    );
  }
  return (
    <Dialog open onOpenChange={onClose} title={forgotPasswordCopy.title} description={forgotPasswordCopy.text}>
      <AuthForm noValidate onSubmit={handleForm}>
        <TextField
          label={forgotPasswordCopy.email}
          error={formState.errors.email?.message}
          type="email"
          required
          autoComplete="email"
          {...register('email')}
        />
        {isBlank ? <FormError title={forgotPasswordCopy.empty.title} text={forgotPasswordCopy.empty.text} /> : null}
        <Button type="submit" $block disabled={send.isPending}>
          {send.isPending ? forgotPasswordCopy.pending : forgotPasswordCopy.submit}
        </Button>
      </AuthForm>
    </Dialog>
  );
}

const Address = styled.p`
  margin-bottom: 20px;
  font-weight: 600;
  overflow-wrap: anywhere;
`;
