import { emailBody } from '@app/contract/account-mails';
import { Button } from '@app/shared-ui/components/button';
import { TextField } from '@app/shared-ui/components/text-field';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { mailLinksCopy } from '../../../copy/mail-links.es.ts';
import { AuthForm } from '../auth-parts.tsx';
import { resendVerificationCopy } from '../../../copy/resend-verification.es.ts';
import { useResendVerification } from '../use-resend-verification.ts';

/** Asks for the address that gets another verification link. */
export function ResendForm() {
  const resend = useResendVerification();
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(emailBody),
    defaultValues: { email: '' },
  });
  return (
    <AuthForm noValidate onSubmit={handleSubmit(({ email }) => resend.mutate(email))}>
      <TextField
        label={mailLinksCopy.verify.email}
        error={formState.errors.email?.message}
        type="email"
        required
        autoComplete="email"
        {...register('email')}
      />
      <Button type="submit" $block disabled={resend.isPending}>
        {resend.isPending ? resendVerificationCopy.pending : mailLinksCopy.verify.resend}
      </Button>
    </AuthForm>
  );
}
