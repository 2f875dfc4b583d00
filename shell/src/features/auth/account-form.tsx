import { registerBody } from '@app/contract/registration';
import { Button } from '@app/shared-ui/components/button';
import { PasswordField } from '@app/shared-ui/components/password-field';
import { TextField } from '@app/shared-ui/components/text-field';
import { ApiError } from '@app/shared-ui/host';
import { fieldsOf } from '@app/shared-ui/host/message-of';
import { zodResolver } from '@hookform/resolvers/zod';
import type { UseMutationResult } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { authCopy } from '../../copy/auth.es.ts';
import { registerCopy } from '../../copy/register.es.ts';
import { AuthForm } from './auth-parts.tsx';

export interface Account {
  readonly username: string;
  readonly email: string;
  readonly password: string;
}

interface AccountFormProps {
  /** Creates the account; errors of single fields are shown at the fields. */
  readonly creation: UseMutationResult<unknown, Error, Account>;
  readonly submit: string;
  readonly pending: string;
}

/** Username, e-mail and password of a new account, all required (1§5). */
export function AccountForm({ creation, submit, pending }: AccountFormProps) {
  const { fields } = authCopy;
  const { form } = registerCopy;
  const { register, handleSubmit, formState, setError, setFocus } = useForm({
    resolver: zodResolver(registerBody),
    defaultValues: { username: '', email: '', password: '' },
  });
  const taken = takenName(creation.error);
  const showFieldErrors = (error: Error) => {
    if (takenName(error) !== undefined) setFocus('username');
    for (const [name, message] of Object.entries(fieldsOf(error))) {
      if (name === 'username' || name === 'email' || name === 'password')
        setError(name, { message }, { shouldFocus: true });
    }
  };
  return (
    <AuthForm noValidate onSubmit={handleSubmit((account) => creation.mutate(account, { onError: showFieldErrors }))}>
      <TextField
        label={fields.username}
        error={formState.errors.username?.message ?? taken}
        isErrorSaid={!formState.errors.username}
        required
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...register('username')}
      />
      <TextField
        label={form.email}
        error={formState.errors.email?.message}
        type="email"
        required
        autoComplete="email"
        {...register('email')}
      />
      <PasswordField
        label={fields.password}
        hint={form.passwordHint}
        error={formState.errors.password?.message}
        required
        autoComplete="new-password"
        {...register('password')}
      />
      <Button type="submit" $block disabled={creation.isPending}>
        {creation.isPending ? pending : submit}
      </Button>
    </AuthForm>
  );
}

/** What the server says of a user name that is taken; a toast says it too. */
const takenName = (error: unknown): string | undefined =>
  error instanceof ApiError && error.status === 409 ? error.problem?.message : undefined;
