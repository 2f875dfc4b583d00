import { passwordSchema, secondFactorCodeSchema } from '@app/contract/sign-in';
import { Button } from '@app/shared-ui/components/button';
import { PasswordField } from '@app/shared-ui/components/password-field';
import { ApiError } from '@app/shared-ui/host';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { authCopy } from '../../copy/auth.es.ts';
import { AuthForm } from './auth-parts.tsx';
import { CodeField } from '../../session/code-field.tsx';

export interface Credentials {
  readonly password: string;
  readonly code?: string | undefined;
}

/** Whether the server requires the password of the link's account. */
export const asksForPassword = (error: unknown): boolean =>
  error instanceof ApiError && error.problem?.confirmationRequired === true;

interface CredentialsFormProps {
  /** The server's error for the password that was given. */
  readonly wrong?: string | undefined;
  readonly isCodeAsked?: boolean;
  readonly isPending: boolean;
  readonly submit: string;
  readonly pending: string;
  readonly onCredentials: (credentials: Credentials) => void;
}

const withoutCode = z.object({ password: passwordSchema, code: z.optional(z.string()) });
const withCode = z.object({ password: passwordSchema, code: secondFactorCodeSchema });

/** Asks for the password of a link's account, and for the code of its second factor where the server requires it. */
export function CredentialsForm({
  wrong,
  isCodeAsked = false,
  isPending,
  submit,
  pending,
  onCredentials,
}: CredentialsFormProps) {
  const { register, handleSubmit, formState, setFocus } = useForm<z.infer<typeof withoutCode>>({
    resolver: zodResolver(isCodeAsked ? withCode : withoutCode),
    defaultValues: { password: '', code: '' },
  });
  const { errors } = formState;
  useEffect(() => {
    if (isCodeAsked) setFocus('code');
    else if (wrong) setFocus('password');
  }, [isCodeAsked, wrong, setFocus]);
  const handleValues = ({ password, code }: Credentials) => onCredentials({ password, ...(isCodeAsked && { code }) });
  return (
    <AuthForm noValidate onSubmit={handleSubmit(handleValues)}>
      <PasswordField
        label={authCopy.fields.password}
        error={errors.password?.message ?? wrong}
        required
        autoComplete="current-password"
        {...register('password')}
      />
      {isCodeAsked ? <CodeField error={errors.code?.message} {...register('code')} /> : null}
      <Button type="submit" $block disabled={isPending}>
        {isPending ? pending : submit}
      </Button>
    </AuthForm>
  );
}
