import { passwordSchema } from '@app/contract/sign-in';
import { usernameSchema } from '@app/contract/names';
import { Button } from '@app/shared-ui/components/button';
import { PasswordField } from '@app/shared-ui/components/password-field';
import { TextField } from '@app/shared-ui/components/text-field';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { authCopy } from '../../../copy/auth.es.ts';
import { mailLinksCopy } from '../../../copy/mail-links.es.ts';
import { AuthForm } from '../auth-parts.tsx';

/** What a registration still needs to become an account. */
export interface MissingFields {
  readonly password?: string;
  readonly username?: string;
}

interface ActivationFormProps {
  readonly asks: { readonly password: boolean; readonly username: boolean };
  /** The server's errors of single fields. */
  readonly wrong: { readonly password?: string | undefined; readonly username?: string | undefined };
  readonly isPending: boolean;
  readonly onSubmit: (missing: MissingFields) => void;
}

const anything = z.optional(z.string());

/**
 * Asks for the password of the registration on another device than its own, and for another user name where that was taken meanwhile
 * (D46).
 */
export function ActivationForm({ asks, wrong, isPending, onSubmit }: ActivationFormProps) {
  const { verify } = mailLinksCopy;
  const schema = z.object({
    password: asks.password ? passwordSchema : anything,
    username: asks.username ? usernameSchema : anything,
  });
  const { register, handleSubmit, formState, setFocus } = useForm({
    resolver: zodResolver(schema),
    defaultValues: { password: '', username: '' },
  });
  const { errors } = formState;
  useEffect(() => {
    if (asks.username) setFocus('username');
    else if (wrong.password) setFocus('password');
  }, [asks.username, wrong.password, setFocus]);
  const handleValues = ({ password, username }: z.output<typeof schema>) =>
    onSubmit({ ...(asks.password && password && { password }), ...(asks.username && username && { username }) });
  return (
    <AuthForm noValidate onSubmit={handleSubmit(handleValues)}>
      {asks.username ? (
        <TextField
          label={verify.newName}
          error={errors.username?.message ?? wrong.username}
          required
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          {...register('username')}
        />
      ) : null}
      {asks.password ? (
        <PasswordField
          label={authCopy.fields.password}
          error={errors.password?.message ?? wrong.password}
          required
          autoComplete="current-password"
          {...register('password')}
        />
      ) : null}
      <Button type="submit" $block disabled={isPending}>
        {isPending ? verify.activating : verify.activate}
      </Button>
    </AuthForm>
  );
}
